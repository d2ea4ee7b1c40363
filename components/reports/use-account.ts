import { useCallback, useEffect, useState } from 'react';
import type { AskedState } from '@/components/asked-state';
import { errorWords } from '@/components/error-words';
import { useTold } from '@/components/use-told';
import type { NetworkId } from '@/lib/address/networks';
import { send } from '@/lib/extension/messages';
import type { AccountReports } from '@/lib/extension/report-messages';

export type AccountState = AskedState<{ wasFound: boolean } & Answer>;

type Answer = { account: AccountReports; homes: Homes; staleAfter: number };

/** The home pages of the lists from elsewhere, by their id; those of a file have none. */
export type Homes = ReadonlyMap<string, string>;

/**
 * What all lists of this browser have of the account that an address stands for, now and when they change. `wasFound`: they had something of
 * it. Asks nobody outside.
 */
export function useAccount(
  address: string,
  networkId: NetworkId | null,
): { state: AccountState; tryAgain: () => void } {
  const [state, setState] = useState<AccountState>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  useTold(() => setTries((n) => n + 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: tries is not sent; it says that the answer may be another one now
  useEffect(() => {
    let isLatest = true;
    askAll(address, networkId).then(
      (answer) => {
        if (isLatest) setState((before) => ({ ...answer, ...found(answer, before) }));
      },
      (error: unknown) => {
        if (isLatest) setState({ status: 'failed', message: errorWords(error) });
      },
    );
    return () => {
      isLatest = false;
    };
  }, [address, networkId, tries]);
  const tryAgain = useCallback(() => {
    setState({ status: 'loading' });
    setTries((n) => n + 1);
  }, []);
  return { state, tryAgain };
}

function found({ account }: Answer, before: AccountState) {
  const wasFound = before.status === 'ready' && before.wasFound;
  return { status: 'ready', wasFound: wasFound || account.reports.length > 0 } as const;
}

async function askAll(address: string, networkId: NetworkId | null): Promise<Answer> {
  const [account, { staleDays }] = await Promise.all([
    send('reports/of-account', { address, networkId }),
    send('settings/get'),
  ]);
  const isElsewhere = account.reports.some(({ sourceId }) => sourceId.startsWith('list:'));
  const homes = isElsewhere ? await homesOfLists() : new Map();
  return { account, homes, staleAfter: staleDays * 86_400_000 };
}

/** The home page of a list that is known, else the site that it comes from. */
async function homesOfLists(): Promise<Homes> {
  const [feeds, presets] = await Promise.all([send('feeds/list'), send('feeds/presets')]);
  const homes = new Map<string, string>();
  for (const { id, url } of feeds) {
    const known = presets.find((preset) => preset.url === url)?.homePage;
    const home = known ?? (url === null ? undefined : siteOf(url));
    if (home) homes.set(id, home);
  }
  return homes;
}

/** Where GitHub keeps its files, there are no pages: those of the list's keepers are elsewhere. */
const pagesOfFiles: Partial<Record<string, string>> = {
  'raw.githubusercontent.com': 'github.com',
  'gist.githubusercontent.com': 'gist.github.com',
};

function siteOf(url: string): string | undefined {
  const { hostname = '', pathname = '', origin } = URL.parse(url) ?? {};
  const [, owner, name] = pathname.split('/');
  const host = pagesOfFiles[hostname];
  return host && owner && name ? `https://${host}/${owner}/${name}` : origin;
}
