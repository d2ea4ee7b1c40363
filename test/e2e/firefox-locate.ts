import type { Target } from './driver';
import type { Bidi } from './firefox-bidi';

/** A node as BiDi serialises it, as far as we look. */
export type BidiNode = {
  sharedId: string;
  value: {
    localName?: string;
    nodeValue?: string;
    mode?: string;
    attributes?: Record<string, string>;
    children?: BidiNode[];
    shadowRoot?: BidiNode | null;
  };
};

/** Elements that have a role without an attribute that says so. */
const natives: Record<string, string> = {
  button: 'button, summary, input',
  combobox: 'input, select',
  heading: 'h1, h2, h3, h4, h5, h6',
  listitem: 'li',
  menuitem: '',
  option: 'option',
  radio: 'input',
  searchbox: 'input',
  status: 'output',
  switch: '',
  tab: '',
  tabpanel: '',
  textbox: 'input, textarea, [contenteditable]',
};

/** The elements that fit a target, in the order of the page. */
export async function locate(bidi: Bidi, context: string, target: Target): Promise<BidiNode[]> {
  const search = async (locator: object, startNodes?: BidiNode[]) => {
    const within = startNodes && { startNodes: startNodes.map(({ sharedId }) => ({ sharedId })) };
    const params = { context, locator, ...within };
    const { nodes } = await bidi.send<{ nodes: BidiNode[] }>('browsingContext.locateNodes', params);
    return nodes;
  };
  if ('css' in target) return search({ type: 'css', value: target.css });
  // To ask each element of a page for its name takes longer than all else that a click does.
  const value = candidatesFor(target);
  const candidates = await search({ type: 'css', value });
  if (candidates.length === 0) return [];
  const wanted = 'label' in target ? { name: target.label } : target;
  const found = await search({ type: 'accessibility', value: wanted }, candidates);
  // Of one that stands within another it is told twice.
  const ids = new Set(candidates.map(({ sharedId }) => sharedId));
  return found.filter(({ sharedId }) => ids.delete(sharedId));
}

function candidatesFor(target: { role: string } | { label: string }): string {
  if ('label' in target) return 'input, textarea, select';
  const native = natives[target.role];
  if (native === undefined) throw new Error(`Which elements may be a ${target.role}?`);
  return [`[role=${target.role}]`, native].filter(Boolean).join(', ');
}
