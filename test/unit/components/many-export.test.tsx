// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startAnew } from './background-double';
import { done, open, press, rows, scam, wifKey, withoutLayout } from './many-double';

startAnew();
beforeEach(withoutLayout);

let saved: { name: string; text: Promise<string> }[] = [];
beforeEach(() => {
  saved = [];
  // jsdom saves no files.
  let last: Blob | undefined;
  URL.createObjectURL = (blob: Blob) => {
    last = blob;
    return 'blob:file';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, text: last?.text() ?? Promise.resolve('') });
  });
});

describe('the export', () => {
  const table = `address,name\n${scam},=HYPERLINK(1)\n${wifKey},Key`;

  test('is CSV without formulas and without keys', async () => {
    const user = await open(table);
    await done();
    await press(user, 'Export CSV');
    expect(screen.getByText('2 rows in checked-addresses.csv.')).toBeDefined();
    const lines = (await saved[0]?.text)?.split('\r\n') ?? [];
    expect(lines[0]).toBe(
      'row,address,network,label,level,verdict,networks,reasons,service,same_as_row,checked_at',
    );
    expect(lines[1]).toMatch(
      new RegExp(`^2,${scam},,"'=HYPERLINK\\(1\\)",danger,Reported,bitcoin,"Reported 3 times,`),
    );
    // What no report is found in is worth as much as who was asked, and when.
    expect(lines[1]).toMatch(/\(X, as of [^)]+\)",not asked,,\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(lines[2]).toMatch(/^3,,,Key,invalid,This may be a secret,,/);
    // Of the rows that are shown then it would be untrue.
    await press(user, 'Reported 1');
    expect(screen.queryByText('2 rows in checked-addresses.csv.')).toBeNull();
  });

  test('and the rows tell what stands in for an address as the check of it does', async () => {
    const user = await open('vitalik.eth');
    await done();
    expect(rows()).toEqual(['vitalik.ethNot an address Row 1']);
    await press(user, 'Export CSV');
    expect((await saved[0]?.text)?.split('\r\n')[1]).toMatch(
      /^1,vitalik\.eth,,,invalid,Not an address,,"?This is a name in the Ethereum Name Service/,
    );
  });

  test('is JSON of the rows that are shown', async () => {
    const user = await open(table);
    await done();
    await press(user, 'Reported 1');
    await press(user, 'Export JSON');
    expect(JSON.parse((await saved[0]?.text) ?? '')).toEqual([
      expect.objectContaining({ row: 2, address: scam, level: 'danger', service: 'not asked' }),
    ]);
  });
});
