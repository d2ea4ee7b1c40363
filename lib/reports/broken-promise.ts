import { i18n } from '#i18n';
import { number } from '@/lib/extension/figures';
import type { Checkpoint } from './report-schema';

/**
 * What a list that came to its end lacks of what it promised, in words for the user; null: nothing. `hasRows`: whether its last page had
 * rows, but none that is new. In another look, rows are not counted.
 */
export function brokenPromise(
  { rows, total, pages, nextPage, pageLength, quiet = 0, again, returns }: Checkpoint,
  hasRows: boolean,
): string | null {
  if (again !== undefined) return null;
  if (total !== null) {
    // Where it went back, rows came twice: an empty page in the middle lacks what stands there.
    const upTo = returns > 0 && !hasRows ? (nextPage - 1) * pageLength : rows;
    const came = Math.min(rows, upTo);
    const counts = { promised: number(total), sent: number(came) };
    return came < total ? i18n.t('service.tooFewReports', counts) : null;
  }
  const sent = nextPage - 1 - (hasRows ? quiet : 0);
  const promised = pages ?? 0;
  return sent < promised
    ? i18n.t('service.tooFewPages', { promised: number(promised), sent: number(sent) })
    : null;
}
