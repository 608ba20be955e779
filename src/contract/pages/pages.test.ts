import { describe, expect, it } from 'vitest';
import { PAGES, type PageName, pageOf, pathOfLink, pathTo } from './pages.ts';

describe('pageOf', () => {
  it('finds the page of every path in the table', () => {
    for (const [name, { path }] of Object.entries(PAGES)) expect(pageOf(path.replace(':id', '12')), path).toBe(name);
  });

  it('accepts 0 for a new item', () => {
    expect(pageOf('/flight/0/edit')).toBe('flightForm');
    expect(pageOf('/site/0/edit')).toBe('siteForm');
    expect(pageOf('/glider/0/edit')).toBe('gliderForm');
  });

  it('accepts any text as the token of an emailed link: only the server can verify it', () => {
    expect(pageOf('/reset-password/7/k3-Y_f')).toBe('resetByLink');
    expect(pageOf('/email-verification/7/%3Cb%3E')).toBe('emailVerification');
    expect(pageOf('/reset-password')).toBe('resetPassword');
  });

  it('ignores a trailing slash', () => {
    expect(pageOf('/flights/')).toBe('flights');
    expect(pageOf('/')).toBe('home');
  });

  it('returns null for any other path', () => {
    for (const path of [
      '',
      '/flight',
      '/flight/abc',
      '/flight/1/edit/x',
      '/flight/-1',
      '/flight/12345678901',
      '/Flights',
      '/flights//',
      '/login/x',
      '/reset-password/7',
      '/reset-password/me/k3-Y_f',
      '/email-verification/7/a/b',
      '/toString',
      '/flight/1%2F2',
    ])
      expect(pageOf(path), path).toBeNull();
  });
});

describe('pathTo', () => {
  it('returns a path that pageOf maps back', () => {
    const names = Object.keys(PAGES) as PageName[];
    for (const name of names) expect(pageOf(pathTo(name, 7)), name).toBe(name);
  });

  it('contains the id of the item', () => {
    expect(pathTo('flight', 7)).toBe('/flight/7');
    expect(pathTo('siteForm', 0)).toBe('/site/0/edit');
    expect(pathTo('flights')).toBe('/flights');
  });
});

it('pathOfLink contains the pilot and the token', () => {
  expect(pathOfLink('resetByLink', 7, 'k3-Y_f')).toBe('/reset-password/7/k3-Y_f');
  expect(pathOfLink('emailVerification', 12, 'a/b')).toBe('/email-verification/12/a%2Fb');
});
