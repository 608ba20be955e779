import { PRODUCT_NAME } from '../../product.ts'; // Not by its alias: Node loads this file for the build.

/** The texts of the document, before any script runs: the build writes them into `index.html`. */
export const DOCUMENT = {
  name: PRODUCT_NAME,
  /** For search engines. */
  description: `${PRODUCT_NAME} is the logbook for paraglider pilots: flights, sites, gliders and tracks.`,
  /** In a browser without scripts, on an empty page. */
  needsScripts: `${PRODUCT_NAME} needs JavaScript.`,
  /** In a browser without import maps, on an empty page. */
  needsNewerBrowser: `${PRODUCT_NAME} needs a newer browser: please, update yours.`,
};

/** What the web app manifest says, in app stores and when it is installed. */
export const APP_DESCRIPTION: string = 'The logbook for paraglider pilots';

/** What a long press on the icon of the installed app offers: short. */
export const APP_SHORTCUTS = { addFlight: 'Add Flight', import: 'Import' };
