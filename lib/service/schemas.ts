import * as z from 'zod/mini';
import { readBoolean, readCount, readIdentifier, readScamReport, readText } from './read-fields';

// The contract, to the letter. What we send, and what the test service answers, has these shapes.

export const WalletCheckRequest = z.strictObject({ address: z.string(), network: z.string() });
export type WalletCheckRequest = z.infer<typeof WalletCheckRequest>;

export const WalletCheckAnswer = z.strictObject({
  valid: z.boolean(),
  scamReport: z.string(),
  message: z.string(),
});
export type WalletCheckAnswer = z.infer<typeof WalletCheckAnswer>;

export const ScamReportRecord = z.strictObject({
  id: z.string(),
  address: z.string(),
  reportCount: z.string(),
  lastReported: z.string(),
  walletNetworkId: z.string(),
  walletNetwork: z.strictObject({ symbol: z.string() }),
});
export type ScamReportRecord = z.infer<typeof ScamReportRecord>;

export const ScamReportPage = z.strictObject({
  data: z.array(ScamReportRecord),
  page: z.strictObject({ total: z.int(), count: z.int(), current: z.int() }),
});
export type ScamReportPage = z.infer<typeof ScamReportPage>;

/** Not part of the contract: how the test service lists its networks. */
export const NetworkList = z.strictObject({
  data: z.array(z.strictObject({ id: z.string(), symbol: z.string(), name: z.string() })),
});
export type NetworkList = z.infer<typeof NetworkList>;

/** RFC 9457, as the test service tells errors. */
export const ProblemDetails = z.strictObject({
  title: z.string(),
  status: z.int(),
  detail: z.string(),
});
export type ProblemDetails = z.infer<typeof ProblemDetails>;

// What is read from any service. Each field for itself; what is not named here is dropped; texts come out cleaned.

export const ReadWalletCheck = z.lazy(() =>
  z.object({
    /** null: absent or not a boolean. */
    valid: field(readBoolean),
    scamReport: field(readScamReport),
    message: field(readText),
  }),
);
export type ReadWalletCheck = z.infer<typeof ReadWalletCheck>;

const ReadNetwork = z.lazy(() =>
  z.object({
    symbol: field(readText),
    code: field(readText),
    name: field(readText),
    id: field(readIdentifier),
  }),
);

const noPaging = { total: null, count: null, current: null };

export const ReadPage = z.lazy(() =>
  z.object({
    data: z.array(z.unknown()),
    page: z.catch(
      z.object({ total: field(readCount), count: field(readCount), current: field(readCount) }),
      noPaging,
    ),
  }),
);
export type ReadPage = z.infer<typeof ReadPage>;

/** A network as a service lists it: an object, or a text alone. */
export const ReadListedNetwork = z.lazy(() =>
  z.union([
    ReadNetwork,
    z.pipe(
      z.string(),
      z.transform((text) => ({ symbol: '', code: readText(text), name: '', id: '' })),
    ),
  ]),
);

/** A field of any shape, or none, read into what we keep of it. */
function field<T>(read: (value: unknown) => T) {
  return z.pipe(z.optional(z.unknown()), z.transform(read));
}
