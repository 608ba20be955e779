import { expect, it } from 'vitest';
import type { DueItem } from '#domain/due/dues';
import { dueCountOf, dueLineOf } from './due-text.ts';

const item = (change: Partial<DueItem> = {}): DueItem => ({
  subject: { type: 'gear', id: 1, name: 'Yeti 35', kind: 'reserve' },
  check: { what: 'repack', words: '' },
  key: 'gear 1 repack',
  state: 'due',
  dueOn: '2026-05-03',
  daysLeft: 0,
  hoursLeft: null,
  flightsLeft: null,
  by: 'months',
  share: 0,
  ...change,
});

it('what will be due soon is not said to be due', () => {
  const [due, soon] = [item(), item({ state: 'soon' })];
  expect([dueCountOf([due]), dueCountOf([due, soon]), dueCountOf([soon, soon])]).toEqual([
    '1 due',
    '1 due',
    '2 due soon',
  ]);
});

it('names and words of the pilot turn nothing but themselves', () => {
  const subject = { type: 'glider', id: 1, name: 'Lark \u202etset' } as const;
  const check = { what: 'other', words: 'lines\u202e' } as const;
  expect(dueLineOf(item({ subject, check }))).toBe(
    '\u2068Lark \u202etset\u2069: \u2068lines\u202e\u2069 · Due since May 3, 2026',
  );
});
