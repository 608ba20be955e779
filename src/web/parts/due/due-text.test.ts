import { expect, it } from 'vitest';
import type { DueItem } from '#domain/due/dues';
import { dueCountOf } from './due-text.ts';

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
