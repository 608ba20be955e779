import { describe, expect, it } from 'vitest';
import { PRESETS } from '#domain/import/table/presets';
import { proposeMapping } from '#domain/import/table/propose-mapping';
import { readFiles } from '#formats/read-files';
import type { SourceReading, TableReading } from '#formats/readings';
import { FOREIGN_TABLES } from '#test/builders/foreign-tables';
import { tableFlights } from './mapped-files.ts';

async function read(bytes: Uint8Array): Promise<TableReading> {
  const readings: SourceReading[] = [];
  await readFiles([{ path: 'my.flights', file: new Blob([Uint8Array.from(bytes)]) }], {
    onReading: (reading) => readings.push(reading),
    onProgress: () => undefined,
  });
  const [reading] = readings;
  if (reading?.state !== 'table') throw new Error(`It is no table but ${JSON.stringify(reading)}`);
  return reading;
}

describe('the table of another logbook', () => {
  it.each(FOREIGN_TABLES)('is recognised by its preset, and its flights are read: $name', async (foreign) => {
    const reading = await read(foreign.bytes);
    const [table] = reading.tables;
    if (table === undefined) throw new Error('There is no table');
    const { mapping, known, dateQuestion } = proposeMapping(table, PRESETS);
    expect([known, dateQuestion]).toEqual([foreign.name, null]);
    const { flights, refused } = tableFlights(reading, 0, mapping);
    expect(refused).toEqual([]);
    expect(flights.length).toBe(foreign.rows);
    expect(flights[0]).toMatchObject({ ...foreign.first, path: 'my.flights', track: null });
  });

  it('has no two presets for one file', () => {
    const names = new Set(PRESETS.map(({ name }) => name));
    expect(new Set(FOREIGN_TABLES.map(({ name }) => name))).toEqual(names);
  });
});
