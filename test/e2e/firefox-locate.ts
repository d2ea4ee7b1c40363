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

type Named = Exclude<Target, { css: string }>;

/** The elements that fit a target, in the order of the page. */
export async function locate(bidi: Bidi, context: string, target: Target): Promise<BidiNode[]> {
  const search = async (locator: object, startNodes?: BidiNode[]) => {
    const within = startNodes && { startNodes: startNodes.map(({ sharedId }) => ({ sharedId })) };
    const params = { context, locator, ...within };
    const { nodes } = await bidi.send<{ nodes: BidiNode[] }>('browsingContext.locateNodes', params);
    return nodes;
  };
  if ('css' in target) return search({ type: 'css', value: target.css });
  const candidates = await findCandidates(bidi, context, target);
  if (candidates.length === 0) return [];
  const wanted = 'label' in target ? { name: target.label } : target;
  const found = await search({ type: 'accessibility', value: wanted }, candidates);
  // Of one that stands within another it is told twice.
  const ids = new Set(candidates.map(({ sharedId }) => sharedId));
  return found.filter(({ sharedId }) => ids.delete(sharedId));
}

/**
 * The elements that are to be asked for their role and name: Firefox lays the page out four times anew for each that assistive technology
 * is not told of, a line of a picture too, and so takes longer for all of a page than for all else that a click does.
 */
async function findCandidates(bidi: Bidi, context: string, target: Named): Promise<BidiNode[]> {
  const name = 'label' in target ? target.label : target.name;
  const { result } = await bidi.send<{ result: { value: BidiNode[] } }>('script.callFunction', {
    target: { context },
    functionDeclaration: `${mayFit}`,
    arguments: [candidatesFor(target), name ?? ''].map((value) => ({ type: 'string', value })),
    awaitPromise: false,
  });
  return result.value;
}

/** Runs in the page: what is drawn and has each word of a name in it, in an attribute, or in an element that gives it its name. */
function mayFit(css: string, name: string): Element[] {
  const words = name.split(/\s+/);
  const wordsOf = (one: Element): string[] => [
    one.textContent,
    ...[one, ...one.querySelectorAll('*')].flatMap((part) =>
      Array.from(part.attributes, ({ value }) => value),
    ),
  ];
  const namers = (one: Element): Element[] => {
    const ids = one.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const named = ids.flatMap((id) => document.getElementById(id) ?? []);
    return [...named, ...(Object(one).labels ?? [])];
  };
  return Array.from(document.querySelectorAll(css)).filter((one) => {
    const told = [one, ...namers(one)].flatMap(wordsOf).join(' ');
    return one.checkVisibility() && words.every((word) => told.includes(word));
  });
}

function candidatesFor(target: Named): string {
  if ('label' in target) return 'input, textarea, select';
  const native = natives[target.role];
  if (native === undefined) throw new Error(`Which elements may be a ${target.role}?`);
  return [`[role=${target.role}]`, native].filter(Boolean).join(', ');
}
