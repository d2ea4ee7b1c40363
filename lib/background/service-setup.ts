import { i18n } from '#i18n';
import { readKey, removeKey, saveKey } from '@/lib/extension/secrets';
import { failureWords } from '@/lib/extension/service-words';
import { changeSettings } from '@/lib/extension/settings';
import type { SaveResult, SettingsView, TestResult } from '@/lib/extension/settings-messages';
import { parseBaseAddress } from '@/lib/service/base-address';
import { checkWallet, type ListedNetwork } from '@/lib/service/client';
import type { ServiceFailure } from '@/lib/service/service-error';
import { forgetAnswers } from './check';
import { readServiceSetup } from './connection';
import { dropServiceList, startListSync, stopListSync } from './list-sync';
import { refreshListedNetworks } from './listed-networks';
import { addressProblemWords } from './service-address-words';
import { openGate } from './service-gate';
import { requestService } from './service-request';
import { viewSettings } from './settings-view';

/**
 * Sets, changes or (null) removes the service. The key is bound to the origin that it was saved for: at another origin it is
 * forgotten, so that nobody can lead it elsewhere by a changed address.
 */
export async function saveService(address: string | null): Promise<SaveResult> {
  const parsed = address === null ? null : parseBaseAddress(address);
  if (parsed?.status === 'refused')
    return { status: 'refused', message: addressProblemWords(parsed.problem) };
  const before = await readServiceSetup();
  const base = parsed?.base ?? null;
  if (before.status === 'none' || base !== before.connection.base) {
    await dropServiceList();
    if (!parsed || (await readKey(parsed.origin)) === null) await removeKey();
    await changeSettings((settings) => ({ ...settings, serviceAddress: base }));
    forgetAnswers();
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
    return { status: 'refused', message: i18n.t('service.saveAddressFirst') };
  }
  // RFC 9110, section 5.5: a field value is visible ASCII; a line break in it would be a header of its own.
  if (!/^[\x21-\x7e]+$/.test(key)) {
    return {
      status: 'refused',
      message: i18n.t('service.keyUnsendable'),
    };
  }
  await stopListSync();
  await saveKey(setup.origin, key);
  await openGate();
  forgetAnswers();
  await startListSync();
  return { status: 'saved', settings: await viewSettings() };
}

/** Forgets the key, and that it was refused. */
export async function forgetKey(): Promise<SettingsView> {
  await stopListSync();
  await removeKey();
  await openGate();
  forgetAnswers();
  await startListSync();
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
      message: i18n.t('service.none'),
    };
  }
  const { signal } = new AbortController();
  const outcome = await requestService(
    (connection) => checkWallet(connection, exampleAddress, signal),
    signal,
    { insists: true },
  );
  if (outcome.status === 'failed') {
    return { status: 'failed', error: outcome.error, message: failureWords(outcome) };
  }
  await openGate();
  const listed = await refreshListedNetworks(signal);
  const networks = Array.isArray(listed) ? listed.map(({ name }) => name) : null;
  return { status: 'ok', message: testedText(outcome.valid, listed), networks };
}

function testedText(
  valid: boolean | null,
  listed: ListedNetwork[] | null | ServiceFailure,
): string {
  if (valid === false) return i18n.t('service.exampleInvalid');
  if (listed === null) {
    return i18n.t('service.worksWithoutNetworks');
  }
  return 'status' in listed
    ? i18n.t('service.networksFailed', { message: failureWords(listed) })
    : i18n.t('service.works');
}
