import { describe, expect, it } from 'vitest';
import { currencyOf } from '#domain/currency/currency';
import type { CurrencyRule } from '#domain/currency/rules';
import { daysAfter } from '#domain/local-date';
import { logbookFlight } from '#test/builders/logbook-items';
import { DOT } from '#web/ui/text/dot.ts';
import { stateText } from './currency-row.tsx';
import { withRule } from './currency-section.tsx';

const RULE: CurrencyRule = { count: 'flights', least: 1, days: 90, tag: '', glider: '' };

it('a rule says each day one thing: met until its last day, then lapsed', () => {
  const flights = [logbookFlight({ id: 1, date: '2026-05-03' })];
  const saidOn = (today: string): string => stateText(currencyOf(RULE, { flights, gliders: [] }, today), today);
  const said = Array.from({ length: 100 }, (_, day) => saidOn(daysAfter('2026-05-03', day)));
  expect(said.slice(0, 76)).toEqual(Array.from({ length: 76 }, () => 'Met, lapses on Aug 1, 2026'));
  expect(said[76]).toBe(`Met, lapses in 14 days${DOT}Aug 1, 2026`);
  expect(said[89]).toBe(`Met, lapses tomorrow${DOT}Aug 1, 2026`);
  expect(said.slice(90)).toEqual(Array.from({ length: 10 }, () => 'Lapsed on Aug 1, 2026'));
  expect(saidOn('2026-05-02')).toBe('Not met yet');
});

it('a rule that nobody can meet says why, and what to do', () => {
  const logbook = { flights: [], gliders: [] };
  const said = (rule: Partial<CurrencyRule>) =>
    stateText(currencyOf({ ...RULE, ...rule }, logbook, '2026-05-03'), '2026-05-03');
  expect(said({ glider: 'Sold' })).toContain('you have no glider called “Sold”. Change the rule, or remove it.');
  expect(said({ count: 'hours', least: 25, days: 1 })).toContain('Cannot be met');
});

describe('the rules with a changed one', () => {
  const [first, second] = [RULE, { ...RULE, least: 2 }];

  it('have it in its place, without it, or with it at the end', () => {
    expect(withRule([first, second], first, { ...first, days: 60 })).toEqual([{ ...first, days: 60 }, second]);
    expect(withRule([first, second], { ...second }, null)).toEqual([first]);
    expect(withRule([first], null, second)).toEqual([first, second]);
  });

  it('keep what another device has made of it meanwhile', () => {
    const theirs = { ...first, days: 30 };
    expect(withRule([theirs], first, { ...first, days: 60 })).toEqual([theirs, { ...first, days: 60 }]);
    expect(withRule([theirs], first, null)).toEqual([theirs]);
  });
});
