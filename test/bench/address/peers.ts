import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../peers/', import.meta.url);

/** By the name of a family. */
export type Validators = Partial<Record<string, (text: string) => boolean>>;

export type Peers = {
  multicoin: Validators;
  walletValidator: Validators;
  ens: Validators;
  viem: Validators;
  ethers: Validators;
  specialists: Partial<Record<string, readonly [library: string, (text: string) => boolean]>>;
};

/** Loads the other libraries; installs them before, if they are not there. */
export async function loadPeers(): Promise<Peers> {
  installPeers();
  const [multicoin, walletValidator, ens, viem, ethers, specialists] = await Promise.all(
    ['multicoin', 'wallet-address-validator', 'ens', 'viem', 'ethers', 'specialists'].map(
      (name) => import(peerFile(name)),
    ),
  );
  return {
    multicoin: multicoin.validators,
    walletValidator: walletValidator.validators,
    ens: ens.validators,
    viem: viem.validators,
    ethers: ethers.validators,
    specialists: specialists.specialists,
  };
}

/** The module that makes validators of a library. */
export function peerFile(name: string): string {
  return fileURLToPath(new URL(`${name}.mjs`, folder));
}

// They are some 200 MB, five times what the project itself needs.
function installPeers(): void {
  if (existsSync(new URL('node_modules/.package-lock.json', folder))) return;
  console.error('Installing the libraries to compare with into test/bench/peers/node_modules …');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', args, {
    cwd: fileURLToPath(folder),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ci in test/bench/peers ended with ${status}`);
}
