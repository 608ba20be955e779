import { expect, it } from 'vitest';
import { PAGES } from '#contract/pages/pages';
import { type AskedFor, ruleOf } from './rules.ts';

const ORIGIN = 'https://logbook.example.org';

function ruleFor(path: string, asked: Partial<AskedFor> = {}) {
  return ruleOf({ method: 'GET', url: new URL(path, ORIGIN).href, mode: 'no-cors', isPart: false, ...asked }, ORIGIN);
}

const LEFT_PAGES = [
  'signup',
  'oneTimeLogin',
  'resetByLink',
  'resetPassword',
  'emailVerification',
  'invalidLink',
  'unsubscribe',
];

it('shows the kept document for every page of the logbook and the login, not for those of visitors', () => {
  for (const [name, { path }] of Object.entries(PAGES)) {
    const real = path.replace(':id', '42').replace(':authToken', 'a-token');
    const other = name === 'home' ? 'home' : 'document';
    expect([name, ruleFor(real, { mode: 'navigate' })]).toEqual([name, LEFT_PAGES.includes(name) ? 'leave' : other]);
  }
});

it.each<[string, Partial<AskedFor>, ReturnType<typeof ruleOf>]>([
  ['/flights?year=2026&tag=alps', { mode: 'navigate' }, 'document'],
  ['/flight/0/edit', { mode: 'navigate' }, 'document'],
  ['/nowhere', { mode: 'navigate' }, 'leave'],
  ['/licences.txt', { mode: 'navigate' }, 'leave'],
  ['/assets/app-x1.js', {}, 'asset'],
  ['/assets/world-x1/3/2/1.pbf', { mode: 'cors' }, 'asset'],
  ['/assets/app-x1.js', { isPart: true }, 'leave'],
  ['/share', { method: 'POST', mode: 'navigate' }, 'share'],
  ['/share', { mode: 'navigate' }, 'leave'],
  ['/share', { method: 'POST', mode: 'cors' }, 'leave'],
  ['https://evil.example/share', { method: 'POST', mode: 'navigate' }, 'leave'],
  // A call never goes by way of the worker, whatever it is: also none whose answer the browser opens as a document.
  ['/api/data', {}, 'leave'],
  ['/api/data', { method: 'POST' }, 'leave'],
  ['/api/track-files/1', { mode: 'navigate' }, 'leave'],
  ['/api/assets/x.js', {}, 'leave'],
  ['/metrics', {}, 'leave'],
  ['/readyz', { mode: 'navigate' }, 'leave'],
  ['/flights', {}, 'leave'],
  ['/flights', { method: 'POST', mode: 'navigate' }, 'leave'],
  ['/flights', { method: 'HEAD', mode: 'navigate' }, 'leave'],
  ['/sw.js', {}, 'leave'],
  ['https://tiles.example.org/assets/1.pbf', { mode: 'cors' }, 'leave'],
])('%s %o → %s', (path, asked, rule) => {
  expect(ruleFor(path, asked)).toBe(rule);
});
