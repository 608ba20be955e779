import type { CsvColumn } from '#domain/csv/columns';
import { NUMBERS, plural } from './formats.ts';

/** What an import added. */
export interface Added {
  readonly flightsNum: number;
  readonly sitesNum: number;
  readonly glidersNum: number;
}

/** The import of flights from a CSV file (`docs/behaviour.md`, 'Errors'). */
export const UPLOAD = {
  /** Title of the page, and of links to it: a CSV file is sent to the server. */
  title: 'Upload flights',
  file: 'CSV file',
  choose: 'Choose CSV file',
  /** Button: takes the file over. */
  import: 'Import',
  importing: 'Importing...',
  failed: "Couldn't import your file",
  badRecords: "Couldn't import your file. Please correct next records:",
  /** Head of a column: the number of a record of the file. */
  record: 'Record#',
  error: 'Error Message',
  showAll: (count: number): string => `Show all ${NUMBERS.whole(count)}`,
  added: ({ flightsNum, sitesNum, glidersNum }: Added): string => {
    const flights = plural(flightsNum, '1 flight added', `${flightsNum} flights added`);
    const sites = plural(sitesNum, '1 site added', `${sitesNum} sites added`);
    const gliders = plural(glidersNum, '1 glider added', `${glidersNum} gliders added`);
    return `Your records were successfully saved: ${flights}; ${sites}; ${gliders}.`;
  },
  /** Button: a file with two flights, to be filled in a spreadsheet. */
  example: 'Download an example',
  formatTitle: 'What the file looks like',
  /** Unfolds what each column has. */
  columnsTitle: 'All columns',
  formatNote:
    'A CSV file, as spreadsheets save it, with a header row that names the columns in any order. Only the date is needed. Sites and gliders that you have already are found by their names and stay as they are.',
  /** The content of each column; `unit` is the symbol of the pilot's altitude unit. */
  columns: (unit: string): Readonly<Partial<Record<CsvColumn, string>>> => ({
    date: 'yyyy-mm-dd; every record needs one',
    airtime: 'minutes',
    altitude: `maximum altitude in ${unit}`,
    site: 'name; a new one is added to your sites',
    launchAltitude: `of the site, in ${unit}`,
    location: 'of the site, in words',
    latitude: 'of the site, decimal degrees',
    longitude: 'of the site, decimal degrees',
    glider: 'name; a new one is added to your gliders',
    tags: 'separated by commas',
  }),
  /** The content of any other column. */
  freeText: 'anything',
};
