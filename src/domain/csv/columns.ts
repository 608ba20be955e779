import { FLIGHT } from '../fields/flight.ts';

/** The first columns of a file of flights, in the order of `docs/api.md`, 'A CSV import'. */
const FIRST = [
  'date',
  'airtime',
  'altitude',
  'site',
  'launchAltitude',
  'location',
  'latitude',
  'longitude',
  'glider',
] as const;

type FlightField = (typeof FLIGHT.fields)[keyof typeof FLIGHT.fields];

/** A column of a file of flights. */
export type CsvColumn = (typeof FIRST)[number] | NonNullable<FlightField['csv']>;

/** The columns of a file of flights, in the order of an export: the first ones, then the flight's others. */
export const CSV_COLUMNS: readonly CsvColumn[] = [
  ...new Set<CsvColumn>([...FIRST, ...Object.values(FLIGHT.fields).flatMap(({ csv }) => csv ?? [])]),
];

/** The cells of one record by column; empty where the file has none. */
export type CsvCells = Readonly<Record<CsvColumn, string>>;
