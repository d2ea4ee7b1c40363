import { useEffect, useState } from 'react';
import { errorWords } from '@/components/error-words';
import type { NetworkId } from '@/lib/address/networks';
import { type AccountReports, send } from '@/lib/extension/messages';

export type AccountState =
  | { status: 'loading' }
  | { status: 'ready'; account: AccountReports }
  | { status: 'failed'; message: string };

/** What all lists of this browser have of the account that an address stands for. Asks nobody outside. */
export function useAccount(address: string, networkId: NetworkId | null): AccountState {
  const [state, setState] = useState<AccountState>({ status: 'loading' });
  useEffect(() => {
    let isShown = true;
    const show = (next: AccountState) => {
      if (isShown) setState(next);
    };
    setState({ status: 'loading' });
    send('reports/of-account', { address, networkId }).then(
      (account) => show({ status: 'ready', account }),
      (error: unknown) => show({ status: 'failed', message: errorWords(error) }),
    );
    return () => {
      isShown = false;
    };
  }, [address, networkId]);
  return state;
}
