import { Notice } from '@/components/Notice';
import { SwitchRow } from '@/components/SwitchRow';
import { useSettings } from '@/components/use-settings';
import type { FoundOnPage } from '@/lib/extension/tab-messages';
import { FoundList } from './FoundList';
import { type PageState, useFoundOnPage } from './use-found-on-page';

/** The addresses of one tab, and the switch for its site. `onCheck` takes an address to the tab `Check`. */
export function PagePanel({
  tabId,
  onCheck,
}: {
  tabId: number | null;
  onCheck: (address: string) => void;
}) {
  const { state, switchSite } = useFoundOnPage(tabId);
  const { state: settings, change } = useSettings();
  if (state.status !== 'ready') return <div className="panel">{withoutPage(state)}</div>;
  if (settings.status === 'ready' && !settings.settings.pageChecks) {
    return (
      <div className="panel">
        <SwitchRow
          name="Check pages"
          checked={false}
          onChange={() => void change({ pageChecks: true })}
        >
          Switched off for all sites
        </SwitchRow>
      </div>
    );
  }
  const { host, enabled, tampered, outOfReach } = state.found;
  return (
    <div className="panel">
      <SwitchRow
        name="Check this site"
        checked={enabled}
        onChange={(checked) => void switchSite(host, checked)}
      >
        {host}
      </SwitchRow>
      {tampered && (
        <Notice tone="error">
          This page hid, covered or changed the card that shows our verdicts. Trust what stands
          here, not what stands in the page.
        </Notice>
      )}
      <p className="summary" aria-live="polite">
        {summary(state.found)}
      </p>
      {state.found.unpainted > 0 && (
        <Notice tone="hint">
          A very long text on this page is read, but not marked, because that would freeze the page.
          Its addresses stand in this list.
        </Notice>
      )}
      {outOfReach && <Notice tone="hint">{outOfReachWords[outOfReach]}</Notice>}
      <FoundList addresses={state.found.addresses} tabId={state.tabId} onCheck={onCheck} />
    </div>
  );
}

const outOfReachWords: Record<NonNullable<FoundOnPage['outOfReach']>, string> = {
  pdf: 'This is a PDF file: browsers keep extensions out of its text. Copy an address from it and paste it under Check.',
  canvas:
    'A large part of this page is painted as a picture, whose text nobody but the page can read. Type an address that you see there under Check.',
};

function withoutPage(state: Exclude<PageState, { status: 'ready' }>) {
  switch (state.status) {
    case 'loading':
      return <p className="muted">Asking the page…</p>;
    case 'failed':
      return <Notice tone="error">The page could not be asked. {state.message}</Notice>;
    case 'unreadable':
      return (
        <div className="empty">
          <h2>This page cannot be read</h2>
          <p>
            Browsers keep extensions out of their own pages, the extension store and most PDF files;
            Firefox also out of its view of JSON files.
          </p>
          <p>You can still copy an address and paste it under Check.</p>
        </div>
      );
  }
}

function summary({ enabled, addresses }: Pick<FoundOnPage, 'enabled' | 'addresses'>): string {
  if (!enabled) return 'Checks are switched off here, so nothing was looked for.';
  if (addresses.length === 0) return 'No wallet address found on this page.';
  const reported = addresses.filter(({ level }) => level === 'danger').length;
  const found =
    addresses.length === 1 ? '1 address' : `${addresses.length.toLocaleString('en')} addresses`;
  return `${found} · ${reported === 0 ? 'none' : reported.toLocaleString('en')} reported`;
}
