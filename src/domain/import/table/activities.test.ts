import { describe, expect, it } from 'vitest';
import { tableOf } from '#test/builders/source-tables';
import { activityKinds, isWanted } from './activities.ts';
import { PRESETS } from './presets.ts';
import { proposeMapping } from './propose-mapping.ts';
import { readRows } from './read-rows.ts';

const SPORTS = tableOf(
  'Aktivitätstyp;Datum;Titel;Zeit',
  'Laufen;2026-05-02 07:00:00;Runde;00:45:10',
  'Gleitschirmfliegen;2026-05-03 11:31:00;Kandel;01:05:00',
  'Laufen;2026-05-04 07:00:00;Runde;00:45:10',
);

describe('the kinds of activity of a table', () => {
  it('are counted, and the flights among them are proposed', () => {
    const { mapping } = proposeMapping(SPORTS, PRESETS);
    expect(activityKinds(SPORTS, mapping)).toEqual([
      { name: 'Laufen', count: 2, isFlight: false, isHandling: false },
      { name: 'Gleitschirmfliegen', count: 1, isFlight: true, isHandling: false },
    ]);
    expect(mapping.onlyActivity).toBe('Gleitschirmfliegen');
    expect(readRows(SPORTS, mapping)).toMatchObject({ flights: [{ date: '2026-05-03', airtime: 65 }], leftOut: 2 });
    expect([isWanted(mapping, 'gleitschirmfliegen'), isWanted(mapping, 'Laufen')]).toEqual([true, false]);
  });

  it('are none of them where no name says that it is a flight', () => {
    const table = tableOf('Activity Type;Date;Time', 'Workout;2026-05-03;1:05', 'Run;2026-05-04;0:45');
    const { mapping } = proposeMapping(table, PRESETS);
    expect([isWanted(mapping, 'Workout'), isWanted(mapping, 'Run')]).toEqual([false, false]);
    expect(readRows(table, mapping)).toMatchObject({ flights: [], leftOut: 2 });
  });

  it('are all where all are flights', () => {
    const table = tableOf('Activity;Date;Time', 'Paragliding;2026-05-03;1:05', 'Hang gliding;2026-05-04;0:45');
    expect(proposeMapping(table, PRESETS).mapping.onlyActivity).toBeNull();
  });

  it('may have a vertical bar in their names, or be long texts', () => {
    const names = ['Paragliding | solo', `Paragliding ${'x'.repeat(600)}`, 'Run'];
    const table = tableOf('Activity Type;Date;Time', ...names.map((name, i) => `${name};2026-05-0${i + 1};1:05`));
    const { mapping } = proposeMapping(table, PRESETS);
    expect(names.map((name) => isWanted(mapping, name))).toEqual([true, true, false]);
    expect(['Paragliding', 'solo', ' solo'].map((name) => isWanted(mapping, name))).toEqual([false, false, false]);
  });

  it.each([
    'Paragliding',
    'Hang Gliding',
    'Gleitschirmfliegen',
    'Drachenfliegen',
    'Parapente',
    'Parapendio',
    'Deltaplane',
    'Paragliding (tandem)',
    'Skærmflyvning',
    'Параплан',
    'パラグライダー',
    'Hike & Fly',
  ])('are flights by their name in several languages: %s', (name) => {
    const table = tableOf('Activity;Date;Time', `${name};2026-05-03;1:05`);
    expect(activityKinds(table, proposeMapping(table, []).mapping)).toMatchObject([{ isFlight: true }]);
  });

  it.each(['Running', 'Flying', 'Skydiving', 'Kitesurf', 'Radfahren', 'Hike', 'Workout', 'Segeln'])(
    'or not: %s',
    (name) => {
      const table = tableOf('Activity;Date;Time', `${name};2026-05-03;1:05`);
      expect(activityKinds(table, proposeMapping(table, []).mapping)).toMatchObject([{ isFlight: false }]);
    },
  );
});
