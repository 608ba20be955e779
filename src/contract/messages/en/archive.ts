import { ARCHIVE_PATHS } from '../../import/archive.ts';
import { PRODUCT_NAME } from '../../product.ts';

/** The README of an archive. */
export const ARCHIVE_README = `This is a logbook of ${PRODUCT_NAME}, whole: flights, sites, gliders, tracks and the account.

To bring it into ${PRODUCT_NAME} again, give this ZIP file to Import. Into an empty logbook it brings the same logbook.

tracks/                     the IGC files, byte for byte as they were given
*.csv                       tables for people and spreadsheets; flights.csv can be uploaded as CSV, too
${ARCHIVE_PATHS.logbook}           every field, for programs: altitudes in metres, airtimes in minutes, local dates and times
${ARCHIVE_PATHS.schema}  what stands in ${ARCHIVE_PATHS.logbook} (JSON Schema 2020-12)
${ARCHIVE_PATHS.account}           the account: email address, and the devices that were logged in
${ARCHIVE_PATHS.manifest}               lists all other files with their SHA-256
`;
