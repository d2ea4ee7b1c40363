import { useState } from 'react';
import { panelId, tabId } from './TabPanel';
import { later, useLater } from './use-later';

export type TabListProps<Name extends string> = {
  /** With the words on each. */
  tabs: readonly (readonly [name: Name, words: string])[];
  tab: Name;
  onChange: (name: Name) => void;
};

/** The tabs with their keys: with what they need, they take longer to draw than all else that the popup begins with. */
export const keyTabs = later(async () => {
  try {
    return (await import('./KeyTabs')).KeyTabs;
  } catch (error) {
    // What stands in for them is enough for the rest.
    reportError(error);
    return null;
  }
});

/** The list of tabs. Until it hears keys, what looks the same hears clicks. */
export function TabList<Name extends string>({ tabs, tab, onChange }: TabListProps<Name>) {
  const KeyTabs = useLater(keyTabs);
  const [hasFocus, setFocus] = useState(false);
  if (KeyTabs) return <KeyTabs tabs={tabs} tab={tab} onChange={onChange} hasFocus={hasFocus} />;
  return (
    <div
      className="tabs"
      role="tablist"
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      {tabs.flatMap(([name, words]) => [
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(name)}
          aria-controls={name === tab ? panelId(name) : undefined}
          aria-selected={name === tab}
          data-active={name === tab ? '' : undefined}
          tabIndex={name === tab ? 0 : -1}
          // By the press that a click begins with, too: the button may be another one when it ends.
          onFocus={() => onChange(name)}
          onClick={() => onChange(name)}
        >
          {words}
        </button>,
        ' ',
      ])}
    </div>
  );
}
