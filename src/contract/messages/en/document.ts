import { PRODUCT_NAME } from '../../product.ts'; // Not by its alias: Node loads this file for the build.

/** The texts of the document, before any script runs: the build writes them into `index.html`. */
export const DOCUMENT = {
  name: PRODUCT_NAME,
  description: `${PRODUCT_NAME} is the logbook for paraglider pilots: flights, sites, gliders and tracks.`,
  needsScripts: `${PRODUCT_NAME} needs JavaScript.`,
};

/** What the web app manifest says. */
export const APP_DESCRIPTION = 'The logbook for paraglider pilots';

/** What a long press on the icon of the installed app offers. */
export const APP_SHORTCUTS = { addFlight: 'Add Flight', import: 'Import' };
