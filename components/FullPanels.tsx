import { useCallback, useEffect, useRef } from 'react';
import { ContactsPanel } from './contacts/ContactsPanel';
import { HistoryPanel } from './history/HistoryPanel';
import { ManyPanel } from './many/ManyPanel';
import { FullReports } from './reports/FullReports';
import { choiceIn, type ReportChoice } from './reports/report-choice';
import { TabPanel } from './TabPanel';

/** The panels that only the full tab has. `parameters`: see Popup; `onCheck` is given an address for the tab `Check`. */
export function FullPanels({
  tab,
  parameters,
  text,
  onCheck,
}: {
  tab: string;
  parameters: URLSearchParams;
  text: string;
  onCheck: (address: string) => void;
}) {
  // What was chosen of the reports is chosen when they are looked at again.
  const choice = useRef(choiceIn(parameters));
  const keepChoice = useCallback((it: ReportChoice) => {
    choice.current = it;
  }, []);
  // What was looked at is kept from then on, with what is typed in it and what can be undone.
  const lookedAt = useRef(new Set<string>());
  useEffect(() => {
    lookedAt.current.add(tab);
  }, [tab]);
  return (
    <>
      {/* Kept when another tab is looked at: a long list goes on being checked. */}
      <TabPanel name="many" tab={tab} isKept>
        <ManyPanel text={text} />
      </TabPanel>
      <TabPanel name="reports" tab={tab} isKept={lookedAt.current.has('reports')}>
        <FullReports first={choice.current} onChoice={keepChoice} onCheck={onCheck} />
      </TabPanel>
      <TabPanel name="history" tab={tab} isKept={lookedAt.current.has('history')}>
        <HistoryPanel isOpen={tab === 'history'} />
      </TabPanel>
      <TabPanel name="contacts" tab={tab} isKept={lookedAt.current.has('contacts')}>
        <ContactsPanel />
      </TabPanel>
    </>
  );
}
