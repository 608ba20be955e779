import { PRODUCT_NAME } from '../../product.ts'; // Not by its alias: Node loads this file for the build.
import type { DOCUMENT as EN, APP_SHORTCUTS as SHORTCUTS_EN } from '../en/document.ts';

export const DOCUMENT: typeof EN = {
  name: PRODUCT_NAME,
  description: `${PRODUCT_NAME} ist das Flugbuch fürs Gleitschirmfliegen: Flüge, Fluggebiete, Schirme und Tracks.`,
  needsScripts: `${PRODUCT_NAME} braucht JavaScript.`,
  needsNewerBrowser: `${PRODUCT_NAME} braucht einen neueren Browser: Aktualisiere deinen.`,
};

// The type of a const string is its literal: not `typeof`.
export const APP_DESCRIPTION: string = 'Das Flugbuch fürs Gleitschirmfliegen';

export const APP_SHORTCUTS: typeof SHORTCUTS_EN = { addFlight: 'Neuer Flug', import: 'Importieren' };
