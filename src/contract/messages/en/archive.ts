import { ARCHIVE_PATHS, type MissingContent } from '../../import/archive.ts';
import { PRODUCT_NAME } from '../../product.ts';
import { NUMBERS, plural } from './formats.ts';

const flights = (count: number): string => `${NUMBERS.whole(count)} ${plural(count, 'flight', 'flights')}`;

/** What an export lacks, of so many flights: lines of a list in the README, each going on from `MISSING`. */
export const MISSING_TEXTS: Readonly<Record<MissingContent['content'], (count: number) => string>> = {
  damagedTrack: (count) =>
    `the IGC files of ${flights(count)}, which are damaged in the database: tell whoever runs ${PRODUCT_NAME}`,
  damagedFindings: (count) =>
    `figures and scores of ${flights(count)}, which were damaged in the database and are computed again: export again later`,
  uncomputedFindings: (count) =>
    `figures and scores of ${flights(count)}, which are not computed yet: export again later`,
  newerFindings: (count) =>
    `figures and scores of ${flights(count)}, whose tracks a newer version of ${PRODUCT_NAME} has analysed: export with that version`,
};

/** The name of the file that says which tracks are missing in a ZIP file of tracks; the same in all languages. */
export const MISSING_TRACKS_FILE = 'MISSING.txt';

/** Returns the content of that file. */
export function missingTracks(paths: readonly string[]): string {
  return `These files are missing, as they are damaged in the database. Tell whoever runs ${PRODUCT_NAME}.\n\n${paths.join('\n')}\n`;
}

/** Returns the README of an archive; `missing` are lines about what it lacks. Names of files stay, and `"missing"` is a field. `Import` is the page. */
export function archiveReadme(missing: readonly string[]): string {
  return `This is a logbook of ${PRODUCT_NAME}${missing.length === 0 ? ', whole' : ''}: flights, sites, gliders, tracks and the account.
${missing.length === 0 ? '' : missingNotice(missing)}
To bring it into ${PRODUCT_NAME} again, give this ZIP file to Import. Into an empty logbook it brings the same logbook.

tracks/                     the IGC files, byte for byte as they were given
*.csv                       tables for people and spreadsheets; flights.csv can be uploaded as CSV, too
${ARCHIVE_PATHS.logbook}           every field, for programs: altitudes in metres, airtimes in minutes, local dates and times
${ARCHIVE_PATHS.schema}  what stands in ${ARCHIVE_PATHS.logbook} (JSON Schema 2020-12)
${ARCHIVE_PATHS.account}           the account: email address, and the devices that were logged in
${ARCHIVE_PATHS.manifest}               lists all other files with their SHA-256

Files that devices have sent, and that still wait under Import, are not in it: save them first.
`;
}

function missingNotice(missing: readonly string[]): string {
  return `
MISSING, see "missing" in ${ARCHIVE_PATHS.manifest}:
${missing.map((line) => `- ${line}\n`).join('')}`;
}
