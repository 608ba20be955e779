import { type AltitudeUnit, altitudeIn, metres } from '../units.ts';
import { CSV_COLUMNS, type CsvColumn } from './columns.ts';

/** Two flights of one site, in words of no language; the second has no more than a file must have, and what most logbooks have. */
const FLIGHTS: readonly Readonly<Partial<Record<CsvColumn, string | { readonly metres: number }>>>[] = [
  {
    date: '2026-05-03',
    airtime: '102',
    altitude: { metres: 2640 },
    site: 'Vounetz',
    launchAltitude: { metres: 1627 },
    location: 'Charmey',
    latitude: '46.5886',
    longitude: '7.1986',
    glider: 'Zeno 2',
    remarks: 'Vounetz – Moléson – Vounetz',
    tags: 'XC, hike & fly',
  },
  { date: '2026-05-04', airtime: '18', altitude: { metres: 1810 }, site: 'Vounetz' },
];

/** Returns the rows of a file that an import takes as it is, its heads first, altitudes in the pilot's unit. */
export function exampleRows(unit: AltitudeUnit): readonly (readonly string[])[] {
  const textOf = (cell: (typeof FLIGHTS)[number][CsvColumn] = ''): string =>
    typeof cell === 'string' ? cell : String(altitudeIn(metres(cell.metres), unit));
  return [CSV_COLUMNS, ...FLIGHTS.map((flight) => CSV_COLUMNS.map((column) => textOf(flight[column])))];
}
