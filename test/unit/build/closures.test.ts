import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { arrowsForFunctions } from '@/lib/build/arrows';
import { closuresForClasses } from '@/lib/build/closures';

/** What code returns, as it is and as the build writes it. */
function results(code: string): unknown[] {
  const whole = `(() => {${code}})()`;
  const written = closuresForClasses(whole);
  return [whole, written, arrowsForFunctions(written)].map((text) => runInThisContext(text));
}

function expectTheSame(code: string, result: unknown): void {
  expect(results(code)).toEqual([result, result, result]);
}

test('what is private becomes a variable or a function, and what is public stays', () => {
  const code = `const Counter = class {
  step = 2;
  #count = 0;
  add() { this.#count += this.step; this.#tell(); }
  get count() { return this.#count; }
  #tell() {}
};
const counter = new Counter();
counter.add();
counter.step = 3;
counter.add();
return [counter.count, Object.keys(counter).includes('step')];`;
  expect(closuresForClasses(`(() => {${code}})`)).not.toMatch(/class|this|#|new /);
  expectTheSame(code, [5, true]);
});

test('a parameter fills a field, is used beside it, or is taken apart', () => {
  expectTheSame(
    `const words = 'outer';
const Card = class {
  #words;
  #size;
  constructor(words, { size, list }, last) {
    this.#words = words;
    this.#size = size + words.length;
    list.push(() => this.#words + last);
  }
  said() { return [words, this.#words, this.#size]; }
  rename(name) { this.#words = name; }
};
const list = [];
const card = new Card('inner', { size: 1, list }, '!');
card.rename('other');
return [...card.said(), list[0]()];`,
    ['outer', 'other', 6, 'other!'],
  );
});

test('a parameter whose name means something else in a method does not hide it', () => {
  expectTheSame(
    `function find(text) { return 'found ' + text; }
const Reader = class {
  #text = '';
  constructor(find) { this.#text = find.text; }
  read() { return find(this.#text); }
};
return new Reader({ text: 'it' }).read();`,
    'found it',
  );
});

test('getters, generators, asynchronous functions and fields that are functions work as before', async () => {
  const code = `const All = class {
  #left = [1, 2];
  last = null;
  onEach = (value) => { this.last = value; };
  #after = (value) => value + this.#two;
  get #two() { return 2; }
  *#each() { yield* this.#left; }
  async #sum() { let sum = 0; for (const one of this.#each()) sum += one; return sum; }
  async run() { for (const one of this.#each()) this.onEach(one); return [await this.#sum(), this.#after(this.last)]; }
};
return new All().run();`;
  expect(await Promise.all(results(code))).toEqual([
    [3, 4],
    [3, 4],
    [3, 4],
  ]);
});

test('a method that only passes on what it is given is handed over itself, unless it would be given more', () => {
  const code = `const List = class {
  #said = [];
  add(values) { values.forEach((value) => this.#say(value)); values.forEach((value) => this.#tell(value)); return this.#said; }
  #say(value) { this.#said.push(value); }
  #tell(value, again = 'once') { this.#said.push(value + again); }
};
return new List().add(['a', 'b']);`;
  expect(closuresForClasses(`(() => {${code}})`)).toContain('forEach(say$own)');
  expectTheSame(code, ['a', 'b', 'aonce', 'bonce']);
});

test('each instance has its own', () => {
  expectTheSame(
    `const Box = class { #value; constructor(value) { this.#value = value; } get value() { return this.#value; } };
const [one, two] = [new Box(1), new Box(2)];
return [one.value, two.value];`,
    [1, 2],
  );
});

test('a class that extends another stays one', () => {
  expectTheSame(
    `const Failure = class extends Error {};
return new Failure('why') instanceof Failure;`,
    true,
  );
});

test.each([
  ['static members', 'const A = class { static a = 1; };'],
  ['setters', 'const A = class { set a(value) {} };'],
  ['what is private of another', 'const A = class { #a; is(other) { return other.#a; } };'],
  ['whether another has it', 'const A = class { #a; is(other) { return #a in other; } };'],
  [
    'functions with a this of their own',
    'const A = class { a() { return function () { return this; }; } };',
  ],
  ['classes within', 'const A = class { a() { return class {}; } };'],
  ['classes without a name', 'use(class {});'],
  ['uses without new', 'const A = class {}; b instanceof A;'],
  [
    'parameters that may be left out',
    'const A = class { #a; constructor(a = 1) { this.#a = a + 1; } };',
  ],
  ['names that end like its own', 'const a$own = 1;'],
])('the build fails at %s', (_, code) => {
  expect(() => closuresForClasses(code)).toThrow('not understood');
});

test('a function is there before its line, and within another', () => {
  expectTheSame(
    `const first = twice(2);
function twice(value) { return half(value) * 4; function half(whole) { return whole / 2; } }
return [first, twice(3)];`,
    [4, 6],
  );
});

test('functions that yield, or ask for this or arguments, stay what they are', () => {
  const code =
    'function* a(){}function b(){return this}function c(){return arguments}function d(){}';
  expect(arrowsForFunctions(code)).toBe(
    'const d = () => {};\nfunction* a(){}\nfunction b(){return this}\nfunction c(){return arguments}',
  );
});
