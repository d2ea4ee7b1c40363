import { evm, type Row, row } from './row';

/** Networks whose addresses are 0x and 40 hex digits, that came to the table after those of evm.ts; names and pages as in viem's list of chains. */
export const evmLaterRows = [
  row(
    341,
    'lukso',
    ['lyx', 'LYX', 'LUKSO'],
    'https://explorer.execution.mainnet.lukso.network/address/',
    evm,
  ),
  row(
    342,
    'polygon-zkevm',
    ['zkevm', 'ETH', 'Polygon zkEVM'],
    'https://zkevm.polygonscan.com/address/',
    evm,
  ),
  row(343, 'hemi', ['hemi', 'ETH', 'Hemi'], 'https://explorer.hemi.xyz/address/', evm),
  row(
    344,
    'stable-mainnet',
    ['stable-mainnet', 'USDT0', 'Stable Mainnet'],
    'https://stablescan.xyz/address/',
    evm,
  ),
  row(345, '0g', ['0g', '0G', '0G'], 'https://chainscan.0g.ai/address/', evm),
  row(346, 'arc', ['arc', 'USDC', 'Arc'], 'https://explorer.arc.io/address/', evm),
  row(
    347,
    'robinhood-chain',
    ['robinhood-chain', 'ETH', 'Robinhood Chain'],
    'https://robinhoodchain.blockscout.com/address/',
    evm,
  ),
  row(348, 'tempo', ['tempo', 'USD', 'Tempo'], 'https://explore.tempo.xyz/address/', evm),
  row(349, 'lens', ['lens', 'GHO', 'Lens'], 'https://explorer.lens.xyz/address/', evm),
  row(350, 'sophon', ['sophon', 'SOPH', 'Sophon'], 'https://explorer.sophon.xyz/address/', evm),
  row(351, 'oasys', ['oas', 'OAS', 'Oasys'], 'https://scan.oasys.games/address/', evm),
  row(352, 'peaq', ['peaq', 'PEAQ', 'peaq'], 'https://peaq.subscan.io/account/', evm),
  row(353, 'zircuit', ['zircuit', 'ETH', 'Zircuit'], 'https://explorer.zircuit.com/address/', evm),
  row(354, 'morph', ['morph', 'ETH', 'Morph'], 'https://explorer.morphl2.io/address/', evm),
  row(355, 'kub', ['kub', 'KUB', 'KUB Chain'], 'https://www.bkcscan.com/address/', evm),
] as const satisfies readonly Row[];
