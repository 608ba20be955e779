/** The columns of a file of flights, in the order of an export (spec, section 3). */
export const CSV_COLUMNS = [
  'date',
  'airtime',
  'altitude',
  'site',
  'launchAltitude',
  'location',
  'latitude',
  'longitude',
  'glider',
  'remarks',
] as const;

/** One of {@link CSV_COLUMNS}. */
export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** The cells of one record by column; empty where the file has none. */
export type CsvCells = Readonly<Record<CsvColumn, string>>;
