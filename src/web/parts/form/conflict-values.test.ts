import { describe, expect, it } from 'vitest';
import { ENTITIES } from '#domain/fields/entities';
import { blankOf } from '#domain/fields/entity';
import { keysOf } from '#domain/fields/field';
import { byId, logbookGlider } from '#test/builders/logbook-items';
import { loadResponse, pilotOf } from '#test/builders/responses';
import { applyResponse } from '#web/store/logbook.ts';
import { conflictRows } from './conflict-values.ts';

const CHECK = { words: '', lastOn: null, months: 0, hours: 0, flights: 0, nextOn: null, history: [] } as const;
const REPACK = { ...CHECK, what: 'repack', lastOn: '2026-01-31', months: 6, nextOn: '2026-07-31' } as const;

function logbook() {
  const loaded = applyResponse(null, loadResponse(1, { pilot: pilotOf(7) }), null);
  if (!loaded) throw new Error('The response has a pilot');
  return { ...loaded, gliders: byId(logbookGlider({ id: 5, name: 'Yeti' })) };
}

type Subject = keyof typeof ENTITIES;

function shown(subject: Subject, mine: Readonly<Record<string, unknown>>, theirs: Readonly<Record<string, unknown>>) {
  const rows = conflictRows({ subject, fields: Object.keys(mine), mine, theirs }, logbook());
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  return rows.map(({ name, mine: own, theirs: other }) => [name, plain(own), plain(other)]);
}

describe('a conflict', () => {
  it('shows gear in words: gliders by their names, and checks with their days', () => {
    const checks = [REPACK, { ...CHECK, what: 'other', words: 'Screws', hours: 50 }];
    const theirs = { kind: 'other', gliderIds: [], checks: [] };
    expect(shown('gear', { kind: 'reserve', gliderIds: [5, 6], checks }, theirs)).toEqual([
      ['Kind', 'Reserve', 'Other'],
      ['Glider', 'Yeti, A glider that was deleted', 'All flights'],
      ['Checks', 'Repack · Jan 31, 2026 → Jul 31, 2026 · Months 6; Screws · Hours of airtime 50', 'Empty'],
    ]);
  });

  it('shows choices as their forms do', () => {
    expect(shown('pilot', { checkEmails: 'on', language: 'fr' }, { checkEmails: 'off', language: 'de' })).toEqual([
      [expect.any(String), '30 days before, and when due', 'None'],
      [expect.any(String), 'Français', 'Deutsch'],
    ]);
    expect(shown('glider', { handlingFactor: '2' }, { handlingFactor: '0' })).toEqual([
      [expect.any(String), '2 hours', 'nothing'],
    ]);
    expect(shown('flight', { tags: ['a', 'b'] }, { tags: [] })).toEqual([['Tags', 'a, b', 'Empty']]);
  });

  it('says how much ground handling there is now of a glider that was deleted', () => {
    expect(shown('glider', { handlings: 1 }, { handlings: 3 })).toEqual([['Ground handling', '1 entry', '3 entries']]);
  });

  it.each(keysOf(ENTITIES))('never shows a value of a %s as an object', (subject) => {
    const blank = blankOf(ENTITIES[subject]);
    for (const [, mine] of shown(subject, { ...blank }, { ...blank })) expect(mine).not.toContain('[object');
  });
});
