import { Tabs } from '@base-ui/react/tabs';
import { ContactsPanel } from './contacts/ContactsPanel';
import { HistoryPanel } from './history/HistoryPanel';
import { ManyPanel } from './many/ManyPanel';
import { FullReports } from './reports/FullReports';

/** The panels that only the full tab has. */
export function FullPanels({ search, text }: { search: string; text: string }) {
  return (
    <>
      {/* Kept when another tab is looked at: a long list goes on being checked. */}
      <Tabs.Panel value="many" keepMounted>
        <ManyPanel text={text} />
      </Tabs.Panel>
      <Tabs.Panel value="reports">
        <FullReports search={search} />
      </Tabs.Panel>
      <Tabs.Panel value="history">
        <HistoryPanel />
      </Tabs.Panel>
      <Tabs.Panel value="contacts">
        <ContactsPanel />
      </Tabs.Panel>
    </>
  );
}
