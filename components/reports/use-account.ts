import { useCallback, useEffect, useState } from 'react';
import { errorWords } from '@/components/error-words';
import type { NetworkId } from '@/lib/address/networks';
import { send } from '@/lib/extension/messages';
import type { AccountReports } from '@/lib/extension/report-messages';

export type AccountState =
  | { status: 'loading' }
  | { status: 'ready'; account: AccountReports; homes: Homes; staleAfter: number }
  | { status: 'failed'; message: string };

/** The home pages of the lists from elsewhere, by their id; those of a file have none. */
export type Homes = ReadonlyMap<string, string>;

/** What all lists of this browser have of the account that an address stands for. Asks nobody outside. */
export function useAccount(
  address: string,
  networkId: NetworkId | null,
): { state: AccountState; tryAgain: () => void } {
  const [state, setState] = useState<AccountState>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: tries is not sent; it says that the answer may be another one now
  useEffect(() => {
    let isShown = true;
    const show = (next: AccountState) => {
      if (isShown) setState(next);
    };
    setState({ status: 'loading' });
    askAll(address, networkId).then(show, (error: unknown) =>
      show({ status: 'failed', message: errorWords(error) }),
    );
    return () => {
      isShown = false;
    };
  }, [address, networkId, tries]);
  return { state, tryAgain: useCallback(() => setTries((n) => n + 1), []) };
}

async function askAll(address: string, networkId: NetworkId | null): Promise<AccountState> {
  const [account, { staleDays }] = await Promise.all([
    send('reports/of-account', { address, networkId }),
    send('settings/get'),
  ]);
  const isElsewhere = account.reports.some(({ sourceId }) => sourceId.startsWith('list:'));
  const homes = isElsewhere ? await homesOfLists() : new Map();
  return { status: 'ready', account, homes, staleAfter: staleDays * 86_400_000 };
}

/** The home page of a list that is known, else the site that it comes from. */
async function homesOfLists(): Promise<Homes> {
  const [feeds, presets] = await Promise.all([send('feeds/list'), send('feeds/presets')]);
  const homes = new Map<string, string>();
  for (const { id, url } of feeds) {
    const known = presets.find((preset) => preset.url === url)?.homePage;
    const home = known ?? (url === null ? undefined : URL.parse(url)?.origin);
    if (home) homes.set(id, home);
  }
  return homes;
}
