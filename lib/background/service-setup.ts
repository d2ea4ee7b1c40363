import type { SaveResult, SettingsView, TestResult } from '@/lib/extension/messages';
import { readKey, removeKey, saveKey } from '@/lib/extension/secrets';
import { changeSettings } from '@/lib/extension/settings';
import { parseBaseAddress } from '@/lib/service/base-address';
import { checkWallet } from '@/lib/service/client';
import { serviceErrorText } from '@/lib/service/service-error';
import { forgetAnswers } from './check';
import { readServiceSetup } from './connection';
import { dropServiceList, startListSync } from './list-sync';
import { refreshListedNetworks } from './listed-networks';
import { noteOutcome, openGate } from './service-gate';
import { viewSettings } from './settings-view';

/**
 * Sets, changes or (null) removes the service. The key is bound to the origin that it was saved for: at another origin it is
 * forgotten, so that nobody can lead it elsewhere by a changed address.
 */
export async function saveService(address: string | null): Promise<SaveResult> {
  const parsed = address === null ? null : parseBaseAddress(address);
  if (parsed?.status === 'refused') return { status: 'refused', message: parsed.message };
  const before = await readServiceSetup();
  const base = parsed?.base ?? null;
  if (before.status === 'none' || base !== before.connection.base) {
    if (!parsed || (await readKey(parsed.origin)) === null) await removeKey();
    await changeSettings((settings) => ({ ...settings, serviceAddress: base }));
    forgetAnswers();
    await dropServiceList();
  }
  await openGate();
  await startListSync();
  return { status: 'saved', settings: await viewSettings() };
}

/** Stores the key for the service's origin. It is never given back. */
export async function saveKeyForService(typed: string): Promise<SaveResult> {
  const key = typed.trim();
  const setup = await readServiceSetup();
  if (setup.status === 'none') {
    return { status: 'refused', message: 'Save the service address first: the key belongs to it.' };
  }
  // RFC 9110, section 5.5: a field value is visible ASCII; a line break in it would be a header of its own.
  if (!/^[\x21-\x7e]+$/.test(key)) {
    return {
      status: 'refused',
      message:
        'The key is empty or has a character that cannot be sent. Copy it again, without blanks.',
    };
  }
  await saveKey(setup.origin, key);
  await openGate();
  await startListSync();
  return { status: 'saved', settings: await viewSettings() };
}

/** Forgets the key, and that it was refused. */
export async function forgetKey(): Promise<SettingsView> {
  await removeKey();
  await openGate();
  return viewSettings();
}

/** The example of BIP-173: nobody's address, so it gives nothing away. */
const exampleAddress = { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', network: 'btc' };

/**
 * Asks the service about an example address and for its networks, whatever the gate says: the user wants to know. A check is
 * the one request that needs the key by contract, so nothing less shows that the key is right.
 */
export async function testService(): Promise<TestResult> {
  const setup = await readServiceSetup();
  if (setup.status === 'none') {
    return {
      status: 'failed',
      error: 'not-found',
      message: 'No service is set up. Save its address first.',
    };
  }
  if (!setup.hasPermission) {
    return { status: 'failed', error: 'permission', message: serviceErrorText('permission') };
  }
  const { signal } = new AbortController();
  const outcome = await checkWallet(setup.connection, exampleAddress, signal);
  if (outcome.status === 'failed') {
    await noteOutcome(outcome, Date.now());
    return { status: 'failed', error: outcome.error, message: outcome.message };
  }
  await openGate();
  const networks = await refreshListedNetworks(setup.connection, signal);
  return {
    status: 'ok',
    message: networks
      ? 'The service answers.'
      : 'The service answers. It lists no networks, so the built-in table is used.',
    networks: networks?.map(({ name }) => name) ?? null,
  };
}
