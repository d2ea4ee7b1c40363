import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseMessagesFile, parseMessagesObject } from '@wxt-dev/i18n/build';
import { describe, expect, test } from 'vitest';
import { messagesOf } from '@/test/messages-of';
import { englishLiterals } from './english-literals';
import { ambiguousKeys, languageProblems } from './language-problems';

const root = resolve(import.meta.dirname, '../../..');
const files = ['components', 'entrypoints', 'lib'].flatMap((folder) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
);
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
const langOf = (path: string) => (path.endsWith('x') ? 'tsx' : 'ts');
const languages = readdirSync(resolve(root, 'lib/locales')).map((name) => name.split('.')[0] ?? '');
const textsOf = (language: string) =>
  parseMessagesFile(resolve(root, `lib/locales/${language}.yml`));
const english = await textsOf('en');

/** Names and loanwords that a language writes as English does, by language; `all`: in every one. */
const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  all: ['extension.name'],
};

/** Keys that are put together where they are used, and what may stand in the gap. */
const madeKeys: Readonly<Record<string, readonly string[]>> = {
  'contacts.…': ['all', 'trusted', 'blocked', 'name', 'note'],
  'hint.…': ['page', 'off', 'none', 'several', 'secret'],
  'level.…': ['danger', 'caution', 'invalid', 'unknown', 'clear'],
  'options.log.…': ['check', 'point', 'test', 'reports', 'networks', 'feed'],
  'options.section.…': ['service', 'pages', 'privacy', 'lists', 'contacts', 'data', 'about'],
  'own.…': ['trusted', 'blocked', 'name', 'note'],
  'page.…': ['pdf', 'canvas'],
  'reports.…': ['month', 'year'],
};

/** Files with texts that are no words of ours to the user, and why. */
const notForUsers: Readonly<Record<string, string>> = {
  'components/check/read-picture.ts': 'an error that no browser of ours brings',
  'components/check/use-drop.ts': 'what browsers call dragged files',
  'components/keep-files-out.ts': 'what browsers call dragged files',
  'components/many/ManyInput.tsx': 'what browsers call dragged files',
  'components/many/many-file.ts': 'values of columns, which programs read',
  'lib/background/find-picture.ts': 'a selector',
  'lib/background/names-in.ts': 'words of forms that name networks',
  'lib/background/open-tabs.ts': 'an error that is caught in the same file',
  'lib/background/page-words.ts': 'names of elements, and words of pages',
  'lib/background/telling-label.ts': 'words of pages',
  'lib/build/class-function.ts': 'what the build says to us',
  'lib/build/closures.ts': 'what the build says to us',
  'lib/build/content-script.ts': 'code that the build writes',
  'lib/build/members.ts': 'what the build says to us',
  'lib/build/own-timers.ts': 'code that the build writes',
  'lib/build/polyfill.ts': 'code that the build writes',
  'lib/build/short-names.ts': 'names of the page and of the language',
  'lib/background/serve.ts': 'errors that only a mistake of ours brings',
  'lib/extension/field-names.ts': 'names of fields that lists have',
  'lib/extension/messages.ts': 'errors whose words are components/error-words.ts',
  'lib/extension/own-list.ts': 'an error that is caught in the same file',
  'lib/reports/feeds/other-shapes.ts': 'names of fields that MISP has',
  'lib/reports/feeds/presets.ts': 'names of lists and networks',
  'lib/reports/feeds/said-words.ts': 'what lists say',
  'lib/reports/fuse-filter.ts': 'an error that only a mistake of ours brings',
  'lib/reports/pack-segment.ts': 'an error that only a mistake of ours brings',
  'lib/reports/search.ts': 'an error that only a mistake of ours brings',
  'lib/reports/sort-order.ts': 'an error that only a mistake of ours brings',
  'lib/service/iso-day.ts': 'months in dates that lists write',
  'lib/reports/starter-list.ts': 'what the sources of reports say',
  'lib/reports/starter.ts': 'the stored name; lib/background/list-sources.ts says it in words',
  'lib/service/client.ts': 'the name of a network',
  'lib/verdict/placement.ts': 'the name of a form of addresses',
};

describe('the words of the extension', () => {
  test('stand in lib/locales, and nowhere else', () => {
    const texts = files
      .filter((path) => !path.startsWith('lib/address/'))
      .flatMap((path) => englishLiterals(read(path), langOf(path)).map((text) => ({ path, text })));
    const forUsers = texts.filter(({ path }) => !(path in notForUsers));
    const asked = 'belongs in lib/locales, or the file in notForUsers';
    expect(forUsers.map(({ path, text }) => `${path}: "${text}" ${asked}`)).toEqual([]);
    const withTexts = new Set(texts.map(({ path }) => path));
    const done = Object.keys(notForUsers).filter((path) => !withTexts.has(path));
    expect(done.map((path) => `${path} has no text left for notForUsers`)).toEqual([]);
  });

  test('are all said somewhere', () => {
    const sources = [...files, 'wxt.config.ts'].map(read).join('\n');
    const manifest = [...sources.matchAll(/__MSG_(\w+?)__/g)].map(([, name = '']) =>
      name.replaceAll('_', '.'),
    );
    const gaps = [...sources.matchAll(/i18n\.t\(`([^`]*)\$\{[^`]*\}`/g)];
    expect([...new Set(gaps.map(([, start]) => `${start}…`))].sort()).toEqual(
      Object.keys(madeKeys).sort(),
    );
    const made = Object.entries(madeKeys).flatMap(([key, ends]) =>
      ends.map((end) => key.replace('…', end)),
    );
    const used = new Set([...manifest, ...made]);
    const unused = english
      .map(({ key }) => key.join('.'))
      .filter((key) => !key.startsWith('@@') && !used.has(key) && !sources.includes(`'${key}'`));
    expect(unused).toEqual([]);
  });

  test('have keys that every browser can tell apart', () => {
    expect(ambiguousKeys(english)).toEqual([]);
  });
});

test.each(languages)('%s says all that English says, with the same places', async (language) => {
  const all = english.map(({ key }) => key.join('.'));
  const same = language === 'en' ? all : ['all', language].flatMap((of) => sameAsEnglish[of] ?? []);
  expect(languageProblems(english, await textsOf(language), new Set(same))).toEqual([]);
});

test.each(languages)('%s names itself to the formatters of dates and numbers', async (language) => {
  // What browsers call a language, they call its texts.
  const called = new Intl.Locale(language.replace('_', '-')).toString().replace('-', '_');
  expect(language, 'the name of the file').toBe(called);
  const say = await messagesOf(language);
  expect(new Intl.Locale(say('locale')).language).toBe(language.split('_')[0]);
});

test.each(languages)(
  '%s describes the extension as briefly as the stores ask',
  async (language) => {
    const say = await messagesOf(language);
    expect(say('extension_description')).toMatch(/^.{20,132}$/su);
  },
);

describe('a mistake in a language is found', () => {
  const told = { name: 'Add {name}', count: { 1: '$1 list', n: '$1 lists' } };
  const problems = (texts: Parameters<typeof parseMessagesObject>[0]) =>
    languageProblems(parseMessagesObject(told), parseMessagesObject(texts), new Set());

  test.each([
    ['none', { name: '{name} hinzufügen', count: { 1: 'eine Liste', n: '$1 Listen' } }, []],
    ['one form for all', { name: 'a{name}', count: { n: '$1 個' } }, []],
    ['a missing text', { count: { n: '$1 個' } }, ['name is missing']],
    ['a text too many', { name: 'a{name}', count: { n: '$1 個' }, x: 'y' }, ['x is not English']],
    [
      'an English text',
      { name: 'Add {name}', count: { 1: '$1 lists', n: '$1 個' } },
      ['name is still English'],
    ],
    [
      'another place',
      { name: 'a{nom}', count: { n: '個' } },
      [
        'name has other places than in English: {nom}',
        'count has other places than in English: none',
      ],
    ],
    ['no form for many', { name: 'a{name}', count: { 1: '$1 x' } }, ['count has no form n']],
    [
      'a form for none alone',
      { name: 'a{name}', count: { 0: 'x', n: '$1 y' } },
      ['count has a form 0 without a form 1'],
    ],
    ['no plural', { name: 'a{name}', count: '$1 x' }, ['count is a plural in one language only']],
    [
      'a form that is never asked for',
      { name: 'a{name}', count: { 2: '$1 x', n: '$1 y' } },
      ['count has a form that nobody asks for: 2'],
    ],
  ])('%s', (_, texts, expected) => {
    expect(problems(texts)).toEqual(expected);
  });

  test('two keys that are one to Chromium', () => {
    const texts = parseMessagesObject({ page: { next: 'a', Next: 'b' }, page_next: 'c' });
    expect(ambiguousKeys(texts)).toEqual(['page.next and page.Next', 'page.Next and page_next']);
  });
});

describe('an English text in the source is found', () => {
  test.each([
    ['in JSX', 'const a = <p>Save</p>;', ['Save']],
    ['between other parts', 'const a = <p>{n} more</p>;', ['more']],
    ['as a name', 'const a = <ul aria-label="Lists" />;', ['Lists']],
    ['as a hint', 'const a = <input placeholder="your address" />;', ['your address']],
    ['as a choice', "const a = <p>{ok ? 'Done' : i18n.t('a.b')}</p>;", ['Done']],
    ['with a gap', `const a = \`Update of \${name}\`;`, ['Update of …']],
    ['as an error', "throw new Error('The file cannot be read.');", ['The file cannot be read.']],
    ['not in words of ours', "const a = i18n.t('popup.save');", []],
    ['not in what nobody reads', 'const a = <p className="quiet toggle">{x} · </p>;', []],
    ['not in the console', "console.warn('The list cannot be read.', error);", []],
    [
      'not in the name of a key',
      "if (key === 'Enter') a(); switch (key) { case 'Home': b(); }",
      [],
    ],
  ])('%s', (_, source, expected) => {
    expect(englishLiterals(source)).toEqual(expected);
  });
});
