/** Fields of all kinds, as the HTML of a page's body. What is pasted into is `#field`, in the page, in an open shadow root or in a frame. */
export const fields: Readonly<Record<string, string>> = {
  'plain input': '<input id="field">',
  'input with a value, all of it selected': '<input id="field" value="old" data-select>',
  'input with the caret in the middle': '<input id="field" value="abcdef" data-caret="3">',
  textarea: '<textarea id="field"></textarea>',
  'textarea with lines': '<textarea id="field" data-caret="2">a\nb\nc</textarea>',
  search: '<input id="field" type="search">',
  url: '<input id="field" type="url">',
  email: '<input id="field" type="email">',
  telephone: '<input id="field" type="tel">',
  number: '<input id="field" type="number">',
  maxlength: '<input id="field" maxlength="12">',
  'maxlength, nearly full': '<input id="field" maxlength="6" value="abcde" data-caret="5">',
  readonly: '<input id="field" readonly value="fixed">',
  pattern: '<input id="field" pattern="0x[0-9a-f]{40}" required>',
  'right to left': '<input id="field" dir="rtl">',
  'React controlled': controlled('text'),
  'React controlled, capitals only': controlled('text.toUpperCase()'),
  'React controlled, refuses': controlled('text.length > 20 ? old : text'),
  'masked in groups of four': listening(
    'input',
    `const plain = field.value.replace(/ /g, ''); field.value = plain.match(/.{1,4}/g)?.join(' ') ?? '';`,
  ),
  'masked before the input': listening(
    'beforeinput',
    `if (event.data) { event.preventDefault(); field.setRangeText(event.data.replace(/[^\\da-f]/gi, '')); }`,
  ),
  'rewritten as a password manager does': listening(
    'input',
    `Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '<' + field.value + '>');`,
    true,
  ),
  'own paste handler': listening(
    'paste',
    `event.preventDefault(); field.value = '[' + event.clipboardData.getData('text/plain') + ']';`,
  ),
  'trims by its own paste handler': listening(
    'paste',
    `event.preventDefault(); field.setRangeText(event.clipboardData.getData('text').trim());`,
  ),
  'looks at the paste only': listening(
    'paste',
    `field.title = event.clipboardData.getData('text/plain');`,
  ),
  'refuses pastes': listening('paste', 'event.preventDefault();'),
  'editor, plain text only': '<div id="field" contenteditable="plaintext-only"></div>',
  editor: '<div id="field" contenteditable></div>',
  'editor with text, caret in the middle':
    '<div id="field" contenteditable data-caret="3">abcdef</div>',
  'editor with its own paste handler': `<div id="field" contenteditable></div><script>{
    const field = document.getElementById('field');
    field.addEventListener('paste', (event) => {
      event.preventDefault();
      const { clipboardData } = event;
      for (const type of [...clipboardData.types].sort()) {
        const line = document.createElement('p');
        line.textContent = type + ': ' + clipboardData.getData(type);
        field.append(line);
      }
    });
  }</script>`,
  'shadow root': `<x-field></x-field><script>
    document.querySelector('x-field').attachShadow({ mode: 'open' }).innerHTML = '<input id="field">';
  </script>`,
  'nested shadow roots': `<x-field></x-field><script>{
    const outer = document.querySelector('x-field').attachShadow({ mode: 'open' });
    outer.innerHTML = '<p><x-inner></x-inner></p>';
    outer.querySelector('x-inner').attachShadow({ mode: 'open' }).innerHTML = '<textarea id="field"></textarea>';
  }</script>`,
  frame: `<iframe srcdoc="<input id='field'><p>0x098B716B8Aaf21512996dC57EB0615e2383E2f96</p>"></iframe>`,
  dialog: '<dialog open><input id="field"></dialog>',
};

/** As React does it: what the state does not take is written back, through the element's own setter. */
function controlled(next: string): string {
  return `<div id="root"><input id="field"></div><script>{
    const field = document.getElementById('field');
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    let old = '';
    document.getElementById('root').addEventListener('input', () => {
      const text = field.value;
      old = ${next};
      if (text !== old) set.call(field, old);
    });
  }</script>`;
}

function listening(type: string, run: string, once = false): string {
  return `<input id="field"><script>{
    const field = document.getElementById('field');
    field.addEventListener('${type}', (event) => { ${run} }, { once: ${once} });
  }</script>`;
}
