import { i18n } from '#i18n';
import { lockedSettings } from '@/lib/extension/managed';
import { readKey, removeKey, saveKey } from '@/lib/extension/secrets';
import { failureWords } from '@/lib/extension/service-words';
import { changeSettings, readOwnSettings } from '@/lib/extension/settings';
import type { SaveResult, SettingsView, TestResult } from '@/lib/extension/settings-messages';
import { type BaseAddress, parseBaseAddress } from '@/lib/service/base-address';
import { checkWallet, type ListedNetwork } from '@/lib/service/client';
import type { ServiceFailure } from '@/lib/service/service-error';
import { forgetAnswers } from './check';
import { readServiceSetup } from './connection';
import { dropServiceList, startListSync, withOtherKey, withoutListSync } from './list-sync';
import { refreshListedNetworks } from './listed-networks';
import { refused } from './refused';
import { addressProblemWords } from './service-address-words';
import { openGate } from './service-gate';
import { requestService } from './service-request';
import { viewSettings } from './settings-view';
import { refreshPages } from './tabs';

/**
 * Sets, changes or (null) removes the service. The key is bound to the origin that it was saved for: at another origin it is
 * forgotten, so that nobody can lead it elsewhere by a changed address.
 */
export async function saveService(address: string | null): Promise<SaveResult> {
  if (await isLocked('serviceAddress')) return refused(i18n.t('options.managed'));
  const parsed = address === null ? null : parseBaseAddress(address);
  if (parsed?.status === 'refused') return refused(addressProblemWords(parsed.problem));
  await takeService(parsed);
  await openGate();
  void startListSync();
  return { status: 'saved', settings: await viewSettings() };
}

/** Takes the service that an administrator set, where it is not the one that was used last. */
export async function adoptService(address: string): Promise<void> {
  const parsed = parseBaseAddress(address);
  if (parsed.status === 'refused') throw new Error(addressProblemWords(parsed.problem));
  if (await takeService(parsed)) void startListSync();
}

/** Stores the key for the service's origin. It is never given back. */
export async function saveKeyForService(typed: string): Promise<SaveResult> {
  if (await isLocked('key')) return refused(i18n.t('options.managed'));
  const key = typed.trim();
  const setup = await readServiceSetup();
  if (setup.status === 'none') return refused(i18n.t('service.saveAddressFirst'));
  // RFC 9110, section 5.5: a field value is visible ASCII; a line break in it would be a header of its own.
  if (!/^[\x21-\x7e]+$/.test(key)) return refused(i18n.t('service.keyUnsendable'));
  const isOther = setup.connection.key !== key;
  return { status: 'saved', settings: await withKey(() => saveKey(setup.origin, key), isOther) };
}

/** Forgets the key, and that it was refused. */
export async function forgetKey(): Promise<SettingsView> {
  if (await isLocked('key')) throw new Error(i18n.t('options.managed'));
  return withKey(removeKey);
}

/** Changes the key; the list is read anew, and addresses are asked about, with the new one. One that is the same opens the gate alone. */
export async function withKey(change: () => Promise<void>, isOther = true): Promise<SettingsView> {
  await (isOther ? withOtherKey : withoutListSync)(change);
  await openGate();
  refreshPages();
  forgetAnswers();
  void startListSync();
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
  if (setup.status === 'none') return { status: 'failed', message: i18n.t('service.none') };
  const { signal } = new AbortController();
  const outcome = await requestService(
    (connection) => checkWallet(connection, exampleAddress, signal),
    signal,
    { why: 'test', insists: true },
  );
  if (outcome.status === 'failed') {
    const { error } = outcome;
    const isWithout = error === 'key' && setup.connection.key === null;
    // Whoever tests stands in the settings, where the right key goes.
    const wrong = error === 'key' ? i18n.t('options.key.wrong') : undefined;
    const message = isWithout ? i18n.t('options.key.lacking') : failureWords(outcome, wrong);
    return { status: 'failed', message };
  }
  await openGate();
  const listed = await refreshListedNetworks(signal);
  const networks = Array.isArray(listed) ? listed.map(({ name }) => name) : null;
  return { status: 'ok', message: testedText(outcome.valid, listed), networks };
}

/** @returns whether it is another one than before */
async function takeService(
  parsed: Extract<BaseAddress, { status: 'ok' }> | null,
): Promise<boolean> {
  const base = parsed?.base ?? null;
  const { settings } = await readOwnSettings();
  if (base === settings.serviceAddress) return false;
  await dropServiceList(async () => {
    if (!parsed || (await readKey(parsed.origin)) === null) await removeKey();
    await changeSettings((before) => ({ ...before, serviceAddress: base }));
  });
  forgetAnswers();
  await openGate();
  refreshPages();
  return true;
}

async function isLocked(setting: 'serviceAddress' | 'key'): Promise<boolean> {
  return (await lockedSettings()).includes(setting);
}

function testedText(
  valid: boolean | null,
  listed: ListedNetwork[] | null | ServiceFailure,
): string {
  if (valid === false) return i18n.t('service.exampleInvalid');
  if (listed === null) return i18n.t('service.worksWithoutNetworks');
  return 'status' in listed
    ? i18n.t('service.networksFailed', { message: failureWords(listed) })
    : i18n.t('service.works');
}
