import { describe, expect, it } from 'vitest';
import { mappingTo, tableOf } from '#test/builders/source-tables';
import { fitChosen, fitKnown } from './fit-known.ts';
import { PRESETS } from './presets.ts';
import type { TableField } from './table-mapping.ts';

/** A mapping of columns whose headers are the names of their fields, of the first row unless said otherwise. */
const known = (name: string, ...fields: readonly (TableField | null)[]) => mappingTo(fields, { name, headerRow: 0 });
const LOGBOOK = known('logbook', 'date', 'site', 'duration', 'remarks');
const ROW = '2026-05-03;Home;75;calm';

describe('the known mapping of a table', () => {
  it('is the one whose headers it has, at their places', () => {
    const fit = fitKnown(tableOf('date;site;duration;remarks', ROW), [LOGBOOK]);
    expect(fit).toEqual(LOGBOOK);
  });

  it('is found with other columns between, in another order, and below a title', () => {
    const fit = fitKnown(tableOf('My flights', 'remarks;x;duration;site;date', ROW), [LOGBOOK]);
    expect(fit?.headerRow).toBe(1);
    expect(fit?.columns.map(({ field, column }) => [field, column])).toEqual([
      ['date', 4],
      ['site', 3],
      ['duration', 2],
      ['remarks', 0],
    ]);
  });

  it('is found in other capitals, between spaces', () => {
    expect(fitKnown(tableOf(' DATE ;Site;Duration;Remarks', ROW), [LOGBOOK])?.name).toBe('logbook');
  });

  it.each(['remarks', 'altitude', 'latitude', 'longitude', 'utcOffset'] as const)(
    'may lack the column of %s',
    (optional) => {
      const withOptional = known('more', 'date', 'site', 'duration', optional);
      const fit = fitKnown(tableOf('date;site;duration', ROW), [withOptional]);
      expect(fit?.columns.map(({ field }) => field)).toEqual(['date', 'site', 'duration']);
    },
  );

  it.each(['glider', 'time', 'landingTime', 'activity'] as const)('may not lack that of %s', (needed) => {
    const withNeeded = known('more', 'date', 'site', 'duration', needed);
    expect(fitKnown(tableOf('date;site;duration', ROW), [withNeeded])).toBeNull();
  });

  it('has three columns at least', () => {
    expect(fitKnown(tableOf('date;site', ROW), [known('two', 'date', 'site')])).toBeNull();
    expect(fitKnown(tableOf('date;site', ROW), [known('two of three', 'date', 'site', 'remarks')])).toBeNull();
  });

  it('is the one with the most columns of several, and of equal ones the first', () => {
    const table = tableOf('date;site;duration;glider;remarks', ROW);
    const [less, more] = [
      known('less', 'date', 'site', 'duration'),
      known('more', 'date', 'site', 'duration', 'glider'),
    ];
    expect(fitKnown(table, [less, more])?.name).toBe('more');
    expect(fitKnown(table, [more, less])?.name).toBe('more');
    expect(fitKnown(table, [{ ...more, name: 'first' }, more])?.name).toBe('first');
  });

  it('is none of no mappings, of no rows, and below the twentieth row', () => {
    expect(fitKnown(tableOf('date;site;duration'), [])).toBeNull();
    expect(fitKnown(tableOf(), [LOGBOOK])).toBeNull();
    const titles = (count: number) => Array.from({ length: count }, () => 'title');
    const headers = 'date;site;duration;remarks';
    expect(fitKnown(tableOf(...titles(19), headers), [LOGBOOK])?.headerRow).toBe(19);
    expect(fitKnown(tableOf(...titles(20), headers), [LOGBOOK])).toBeNull();
  });
});

describe('a known mapping without a header', () => {
  const bare = mappingTo(['date', 'site', 'duration'], { name: 'bare' });

  it('fits where the first rows are flights by it', () => {
    expect(fitKnown(tableOf('2026-05-03;Home;75', '2026-05-04;Home;20'), [bare])).toBe(bare);
  });

  it.each([
    ['a row that is none', ['2026-05-03;Home;75', 'soon;Home;20']],
    ['a header', ['date;site;duration', '2026-05-03;Home;75']],
    ['too few columns', ['2026-05-03;Home']],
    ['no flights', [';;', ';;']],
  ])('does not fit with %s', (_, lines) => {
    expect(fitKnown(tableOf(...lines), [bare])).toBeNull();
  });

  it('is judged by the first twenty rows', () => {
    const good = Array.from({ length: 20 }, () => '2026-05-03;Home;75');
    expect(fitKnown(tableOf(...good, 'sum;;1500'), [bare])).toBe(bare);
    expect(fitKnown(tableOf(...good.slice(1), 'sum;;1500'), [bare])).toBe(bare);
    const bad = Array.from({ length: 6 }, () => '32.1.2022;Home;75');
    expect(fitKnown(tableOf(...good.slice(6), ...bad), [bare])).toBeNull();
  });
});

describe('the layout of another logbook', () => {
  it.each([
    ['Date;Site;Duration;Glider', '2026-05-03;Kandel;1:05;Omega'],
    ['Date;Duration;Site;Glider;Comment', '2026-05-03;1:05;Kandel;Omega;calm'],
    ['Date;Site;Airtime;Glider', '2026-05-03;Kandel;65;Omega'],
    ['Date;Airtime;Altitude;Site;Glider', '2026-05-03;65;1850;Kandel;Omega'],
    ['Date;Aircraft;From;To;Takeoff;Landing', '2026-05-03;Omega;Kandel;Wiese;11:30;12:35'],
    ['Date;Voile;Spot;Durée;Altitude max', '03/05/2026;Omega;Annecy;1h05;1850'],
  ])('is not that of a few usual words: %s', (headers, row) => {
    expect(fitKnown(tableOf(headers, row), PRESETS)).toBeNull();
  });

  it('is not that of a table with another column that says something', () => {
    const layout = { ...LOGBOOK, leftOut: ['Country'] };
    const headers = 'date;site;duration;remarks;country';
    expect(fitKnown(tableOf(headers, `${ROW};CH`), [layout])?.name).toBe('logbook');
    expect(fitKnown(tableOf(`${headers};max altitude`, `${ROW};CH;1850`), [layout])).toBeNull();
    expect(fitKnown(tableOf(`${headers};price`, `${ROW};CH;5`), [layout])?.name).toBe('logbook');
    expect(fitChosen(tableOf(`${headers};max altitude`, `${ROW};CH;1850`), [layout])?.name).toBe('logbook');
  });

  it('is not that of a table whose cells it cannot read, or would read wrongly', () => {
    const minutes = { ...LOGBOOK, durationIn: 'minutes' } as const;
    const headers = 'date;site;duration;remarks';
    const fits = (...rows: readonly string[]): boolean => fitKnown(tableOf(headers, ...rows), [minutes]) !== null;
    expect(fits('2026-05-03;Home;75;calm', '2026-05-04;Home;30;')).toBe(true);
    expect(fits('2026-05-03;Home;1.5;calm', '2026-05-04;Home;0.75;')).toBe(false);
    expect(fits('2026-05-03;Home;long;calm', '2026-05-04;Home;short;')).toBe(false);
    const metres = { ...known('high', 'date', 'site', 'duration', 'altitude'), decimal: '.' } as const;
    expect(fitKnown(tableOf('date;site;duration;altitude', '2026-05-03;Home;75;1.850'), [metres])).toBeNull();
    expect(fitKnown(tableOf('date;site;duration;altitude', '2026-05-03;Home;75;1850.5'), [metres])?.name).toBe('high');
  });
});
