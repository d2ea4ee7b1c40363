import type { ServiceErrorKind } from '@/lib/verdict/facts';

/** Why a request brought no answer. */
export type ServiceFailure = {
  status: 'failed';
  error: ServiceErrorKind;
  /** For the user: what is wrong, what to do, and what the service itself said. */
  message: string;
  /** Milliseconds, 0 to 300,000; set where the service said how long to leave it alone. */
  retryAfter?: number;
  /** Status of the HTTP answer, where there was one. */
  httpStatus?: number;
};

type Particulars = { said?: string; retryAfter?: number | null; httpStatus?: number };

const texts: Readonly<Record<ServiceErrorKind, string>> = {
  offline: 'You are offline. Connect to the internet, then try again.',
  unreachable:
    'The service cannot be reached. Check its address and your connection, then try again.',
  timeout: 'The service took too long to answer. Try again later.',
  permission:
    'The browser does not let the extension reach the service. Open the options and allow it.',
  key: 'The service does not accept the API key. Enter the right key in the options.',
  quota: 'The service answers no more requests for now. Wait a little, then try again.',
  rejected: 'The service did not accept this request. Check the address and the network.',
  'not-found': 'The service does not know this path. Check the service address in the options.',
  redirect: 'The service redirects. Enter its final address in the options.',
  'too-big': 'The answer of the service is too big to be read. Tell whoever runs the service.',
  'not-the-service':
    'What answered is not the service, perhaps a login page. Check your connection and the service address.',
  empty: 'The service sent nothing. Try again later.',
  broken: 'The answer of the service is damaged. Try again later.',
  'not-understood':
    'The answer of the service is not understood. Check the service address in the options.',
  refused: 'The service refused the request. Try again later.',
  server: 'The service has a problem of its own. Try again later.',
};

/** A failure with its words. `said` is what the service told, already cleaned. */
export function serviceFailure(
  error: ServiceErrorKind,
  { said = '', retryAfter = null, httpStatus }: Particulars = {},
): ServiceFailure {
  return {
    status: 'failed',
    error,
    message: texts[error] + (said && ` The service says: “${said}”`),
    ...(retryAfter !== null && { retryAfter }),
    ...(httpStatus !== undefined && { httpStatus }),
  };
}
