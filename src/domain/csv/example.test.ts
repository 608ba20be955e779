import { expect, it } from 'vitest';
import { splitRows } from '#server/services/logbook/read-flights-file';
import { joinRows } from '#web/parts/files/csv-text.ts';
import { exampleRows } from './example.ts';
import { MAX_ROWS, readCsvFlights } from './read-csv-flights.ts';

it.each(['meters', 'feet'] as const)('the example is a file that an upload takes, its altitudes in %s', (unit) => {
  const reading = readCsvFlights(splitRows(joinRows(exampleRows(unit)), MAX_ROWS), unit);
  if (reading.state !== 'read') throw new Error(JSON.stringify(reading));
  const { sites, gliders, flights } = reading.logbook;
  expect(sites.map(({ name, launchAltitude }) => [name, Math.round(launchAltitude)])).toEqual([['Vounetz', 1627]]);
  expect(gliders.map(({ name }) => name)).toEqual(['Zeno 2']);
  expect(flights.map(({ altitude, tags }) => [Math.round(altitude), tags])).toEqual([
    [2640, ['XC', 'hike & fly']],
    [1810, []],
  ]);
});
