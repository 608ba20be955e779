import { describe, expect, it } from 'vitest';
import { PRESETS } from '#domain/import/table/presets';
import { proposeMapping } from '#domain/import/table/propose-mapping';
import { readRows } from '#domain/import/table/read-rows';
import { entriesOf, loadCatalogue, otherLanguages } from './catalogue.ts';

/** Cells of three flights under each of our words: what a pilot copies out of our screens into a table. */
const CELLS: Readonly<Record<string, readonly [string, string, string]>> = {
  date: ['2026-05-03', '2026-05-14', '2026-05-20'],
  time: ['10:30', '11:15', '12:05'],
  landingTime: ['12:00', '12:15', '12:35'],
  utcOffset: ['+02:00', '+02:00', '+01:00'],
  duration: ['1:30', '1:00', '0:30'],
  site: ['Hill A', 'Hill B', 'Hill A'],
  location: ['Valley, Alps', 'Lake', 'Valley, Alps'],
  launchAltitude: ['1200', '1100', '1200'],
  glider: ['Swift', 'Alpha', 'Swift'],
  altitude: ['1850', '2100', '1900'],
  latitude: ['46.62525 7.9', '46.7 7.8', '46.6 7.9'],
  longitude: ['7.9', '7.8', '7.9'],
  activity: ['Paragliding', 'Paragliding', 'Paragliding'],
  count: ['1', '3', '1'],
  tags: ['XC, thermal', '', 'tandem'],
  remarks: ['calm', 'gusty', ''],
};

/** Our terms, as screens have them, by the fields that they are the words for. */
const TERMS: Readonly<Record<string, string>> = {
  date: 'date',
  requiredDate: 'date',
  day: 'date',
  time: 'time',
  timeZone: 'utcOffset',
  site: 'site',
  location: 'location',
  coordinates: 'latitude',
  launchAltitude: 'launchAltitude',
  elevation: 'launchAltitude',
  glider: 'glider',
  airtime: 'duration',
  airtimeHead: 'duration',
  altitude: 'altitude',
  maxAltitude: 'altitude',
  remarks: 'remarks',
  tags: 'tags',
  flights: 'count',
};

/** Returns the fields of columns with these headers, each with cells of its field; the row of the first flight is read, too. */
function fieldsOf(columns: readonly (readonly [header: string, field: string])[]) {
  const rows = [0, 1, 2].map((row) => columns.map(([, field]) => CELLS[field]?.[row] ?? ''));
  const table = { rows: [columns.map(([header]) => header), ...rows], sheet: null, delimiter: null, encoding: null };
  const { mapping } = proposeMapping(table, PRESETS);
  const fields = new Map(mapping.columns.map(({ column, field }) => [column, field]));
  return {
    fields: columns.map(([header], column) => [header, fields.get(column) ?? null]),
    rows: readRows(table, mapping),
  };
}

describe.each(['en', ...otherLanguages()])('our own words in %s', async (tag) => {
  const catalogue = await loadCatalogue(tag);
  const textOf = (key: string): string => {
    const value = entriesOf(catalogue).find((entry) => entry.key === key)?.value;
    if (typeof value !== 'string') throw new Error(`There is no text ${key} in ${tag}`);
    return value;
  };

  it.each(Object.entries(TERMS))('are heads of a table that the import knows: %s', (term, field) => {
    // A place is a site where nothing else is one.
    const site = field === 'location' ? [[textOf('TERMS.site'), 'site'] as const] : [];
    const date = field === 'date' ? [] : [[textOf('TERMS.date'), 'date'] as const];
    const columns = [...date, ...site, [textOf(`TERMS.${term}`), field] as const];
    expect(fieldsOf(columns).fields).toEqual(columns);
  });

  it('make a table that is read as a whole', () => {
    const used = ['date', 'time', 'site', 'location', 'launchAltitude', 'coordinates', 'glider', 'airtime'];
    const others = ['maxAltitude', 'remarks', 'tags', 'flights'];
    const columns = [...used, ...others].map((term) => [textOf(`TERMS.${term}`), TERMS[term] ?? ''] as const);
    const { fields, rows } = fieldsOf(columns);
    expect(fields).toEqual(columns);
    expect([rows.flights.length, rows.refused]).toEqual([5, []]);
    expect(rows.flights[0]).toMatchObject({
      ...{ date: '2026-05-03', time: '10:30', airtime: 90, altitude: 1_850, siteName: 'Hill A', gliderName: 'Swift' },
      ...{ siteDetails: { location: 'Valley, Alps', launchAltitude: 1_200 }, remarks: 'calm', tags: ['XC', 'thermal'] },
    });
  });

  it('for what a column can be are heads of such a column', () => {
    const columns = entriesOf(catalogue)
      .filter(({ key }) => key.startsWith('IMPORT_MAPPING.fields.'))
      .map(({ key, value }) => [String(value), key.split('.').at(-1) ?? ''] as const);
    expect(columns.length).toBe(Object.keys(CELLS).length);
    expect(fieldsOf(columns).fields).toEqual(columns);
  });
});
