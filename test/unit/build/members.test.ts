import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { shortMembers } from '@/lib/build/members';

const code = `(() => {
  const node = { isConnected: 1, inner: { isConnected: void 0 } };
  const none = null;
  const toString = 'null';
  const text = \`\${none}null\`;
  const handed = ((name) =>{return'inner'in{inner:1}?'inner'+name:name})('isConnected');
  const named = { null: 8, "inner": 9 };
  const read = (at) => at?.isConnected;
  node.isConnected += 2;
  const whole = ({ isConnected: first, inner: { isConnected = 4 } }) => first + isConnected;
  return [node.isConnected, (none ?? node).isConnected, read(node.inner), read(none), node['isConnected'], void 0, whole(node), toString, text, handed, named.null + Object.keys(named)[1], node instanceof Object, ((at) => {return(none ?? at)instanceof(none ?? Object)})(node)];
})()`;

test('what is said of a property by a variable is the same, also of one that is undefined', () => {
  const written = shortMembers(code);
  expect(written).not.toMatch(
    /\.isConnected|\.inner|inner: |'isConnected'|'inner'|void|node instanceof/,
  );
  expect(written).toContain('none = $nil');
  expect(runInThisContext(written)).toEqual(runInThisContext(code));
  expect(runInThisContext(written)).toEqual([
    3,
    3,
    undefined,
    undefined,
    3,
    undefined,
    7,
    'null',
    'nullnull',
    'innerisConnected',
    '8inner',
    true,
    true,
  ]);
});

test('a variable stands for what takes fewer letters so, and for nothing that is read for each letter of a page', () => {
  const often = (said: string) => shortMembers(`(() => {${`node.${said};`.repeat(9)}})()`);
  expect(often('closest')).toContain('node[member$0]');
  expect(often('say(":popover-open")')).toContain('node.say( member$0 )');
  expect(often('say(":popover open")')).toContain('node.say(":popover open")');
  expect(often('has')).toContain('node.has');
  expect(often('length')).toContain('node.length');
  expect(shortMembers('(() => { node.closest; })()')).toContain('node.closest');
});

test('code that is more than one function is not understood', () => {
  expect(() => shortMembers('let one = 1; (() => one)()')).toThrow('not one function');
});
