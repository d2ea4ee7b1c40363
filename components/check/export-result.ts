import { i18n } from '#i18n';
import { oneOf } from '@/lib/extension/figures';
import { everyName } from '@/lib/extension/network-names';
import { shownReasons } from '@/lib/extension/shown-reasons';
import { headlineWords, reasonWords } from '@/lib/extension/verdict-words';
import { reasonSource } from '@/lib/extension/words';
import { networksMeant, type Reason, type Verdict } from '@/lib/verdict/verdict';

/** The file's name without its ending: 'address-check-2026-11-01-1A1zP1eP'. */
export function resultName({ address, at }: Verdict): string {
  const start = address.replaceAll(/[^A-Za-z\d]/g, '').slice(0, 8);
  return `address-check-${new Date(at).toISOString().slice(0, 10)}-${start}`;
}

/** A verdict for programs: ids and times in ISO 8601 beside the words. */
export function resultAsJson(verdict: Verdict): string {
  const { address, level, format, checksum, reasons, at } = verdict;
  return `${JSON.stringify(
    {
      address,
      level,
      headline: headlineWords(verdict),
      networks: networksMeant(verdict),
      format,
      checksum,
      reasons: reasons.map((reason) => ({
        code: reason.code,
        level: reason.level,
        text: reasonWords(reason, verdict),
        ...('sourceName' in reason && { source: reason.sourceName }),
        ...('at' in reason && reason.at !== null && { at: new Date(reason.at).toISOString() }),
      })),
      checkedAt: new Date(at).toISOString(),
    },
    null,
    2,
  )}\n`;
}

/** A verdict for people, as it is shown. */
export function resultAsText(verdict: Verdict): string {
  const { address, format, at } = verdict;
  const names = oneOf(everyName(networksMeant(verdict)), 'or');
  const lines = shownReasons(verdict).map((reason) => `– ${reasonWithSource(reason, verdict)}`);
  // What is not well formed is of no network, whatever it looks like.
  const kind = format === undefined ? [] : [[names, format].filter(Boolean).join(' · ')];
  const when = i18n.t('check.exported', { time: new Date(at).toISOString() });
  return `${[address, ...kind, '', headlineWords(verdict), ...lines, '', when].join('\n')}\n`;
}

/** A reason, with who says so, and how old that was when the verdict was made. */
export function reasonWithSource(reason: Reason, verdict: Verdict): string {
  const text = reasonWords(reason, verdict);
  const source = reasonSource(reason, verdict.at);
  return source ? `${text} (${source})` : text;
}
