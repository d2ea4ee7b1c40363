import { type ReactNode, useId } from 'react';
import { i18n } from '#i18n';
import { NetworkPicker } from '@/components/NetworkPicker';
import { TextField } from '@/components/TextField';
import { longestAddress } from '@/lib/extension/check-messages';
import type { SourceState } from '@/lib/verdict/facts';
import { matchIn, type ReportChoice } from './report-choice';

/** The search box, and what else chooses reports and puts them in order. Where there is little room, what is rarely changed stands in a `fold`. */
export function ReportFilters({
  choice,
  sources,
  fold = (rest) => rest,
  onChange,
}: {
  choice: ReportChoice;
  sources: readonly SourceState[];
  fold?: (rest: ReactNode) => ReactNode;
  onChange: (choice: ReportChoice) => void;
}) {
  return (
    <search className="filters">
      <TextField
        label={i18n.t('reports.search')}
        type="search"
        maxLength={longestAddress}
        placeholder={i18n.t('reports.searchHint')}
        value={choice.search}
        onChange={(search) => onChange({ ...choice, search })}
      />
      <NetworkPicker
        first={i18n.t('reports.allNetworks')}
        value={choice.networkId}
        onChange={(networkId) => onChange({ ...choice, networkId })}
      />
      {fold(<RareFilters choice={choice} sources={sources} onChange={onChange} />)}
    </search>
  );
}

function RareFilters({
  choice,
  sources,
  onChange,
}: {
  choice: ReportChoice;
  sources: readonly SourceState[];
  onChange: (choice: ReportChoice) => void;
}) {
  const id = useId();
  // A source that was removed stays chosen until the user chooses another: it is said to be gone, not silently exchanged.
  const isGone = choice.sourceId !== null && !sources.some((one) => one.id === choice.sourceId);
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}match`}>{i18n.t('reports.match')}</label>
        <select
          id={`${id}match`}
          value={choice.match}
          onChange={({ target }) => onChange({ ...choice, match: matchIn(target.value) })}
        >
          <option value="part">{i18n.t('reports.matchPart')}</option>
          <option value="start">{i18n.t('reports.matchStart')}</option>
          <option value="whole">{i18n.t('reports.matchWhole')}</option>
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}source`}>{i18n.t('reports.source')}</label>
        <select
          id={`${id}source`}
          value={choice.sourceId ?? ''}
          onChange={({ target }) => {
            const chosen = sources.find((source) => source.id === target.value);
            onChange({ ...choice, sourceId: chosen?.id ?? null });
          }}
        >
          <option value="">{i18n.t('reports.allSources')}</option>
          {isGone && <option value={choice.sourceId ?? ''}>{i18n.t('reports.sourceGone')}</option>}
          {sources.map((source) => (
            <option key={source.id} value={source.id}>
              {source.name}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}sort`}>{i18n.t('reports.sort')}</label>
        <select
          id={`${id}sort`}
          value={choice.sort}
          onChange={({ target }) =>
            onChange({ ...choice, sort: target.value === 'count' ? 'count' : 'date' })
          }
        >
          <option value="date">{i18n.t('reports.sortDate')}</option>
          <option value="count">{i18n.t('reports.sortCount')}</option>
        </select>
      </div>
    </>
  );
}
