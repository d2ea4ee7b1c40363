import type { ServiceErrorKind } from '@/lib/verdict/facts';

/** Why a request brought no answer. Its words are in lib/extension/service-words.ts. */
export type ServiceFailure = {
  status: 'failed';
  error: ServiceErrorKind;
  /** What the service itself said, cleaned; empty where it said nothing. */
  said: string;
  /** Milliseconds, 0 to 300,000; set where the service said how long to leave it alone. */
  retryAfter?: number;
  /** Status of the HTTP answer, where there was one. */
  httpStatus?: number;
  /** Set where the service was not asked at all, and is left alone for so many seconds. */
  closedFor?: number;
  /** No request went out. */
  isUnsent?: true;
};

type Particulars = { said?: string; retryAfter?: number | null; httpStatus?: number };

/** A failure with what is known of it. `said` is what the service told, already cleaned. */
export function serviceFailure(
  error: ServiceErrorKind,
  { said = '', retryAfter = null, httpStatus }: Particulars = {},
): ServiceFailure {
  return {
    status: 'failed',
    error,
    said,
    ...(retryAfter !== null && { retryAfter }),
    ...(httpStatus !== undefined && { httpStatus }),
  };
}
