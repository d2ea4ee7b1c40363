import { i18n } from '#i18n';
import type { AddressProblem } from '@/lib/service/base-address';

const keys = {
  empty: 'serviceAddress.empty',
  'too-long': 'serviceAddress.tooLong',
  invisible: 'serviceAddress.invisible',
  request: 'serviceAddress.request',
  query: 'serviceAddress.query',
  user: 'serviceAddress.user',
  path: 'serviceAddress.path',
  'not-an-address': 'serviceAddress.notAnAddress',
  host: 'serviceAddress.host',
  scheme: 'serviceAddress.scheme',
  unencrypted: 'serviceAddress.unencrypted',
} as const satisfies Record<AddressProblem, string>;

/** What to change in an address that is not taken as that of a service. */
export function addressProblemWords(problem: AddressProblem): string {
  return i18n.t(keys[problem]);
}
