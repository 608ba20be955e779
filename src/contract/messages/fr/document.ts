import { PRODUCT_NAME } from '../../product.ts'; // Not by its alias: Node loads this file for the build.
import type * as EN from '../en/document.ts';

export const DOCUMENT: typeof EN.DOCUMENT = {
  name: PRODUCT_NAME,
  description: `${PRODUCT_NAME} est le carnet de vol des parapentistes\u00a0: vols, sites, voiles et traces.`,
  needsScripts: `${PRODUCT_NAME} a besoin de JavaScript.`,
  needsNewerBrowser: `${PRODUCT_NAME} a besoin d’un navigateur plus récent\u00a0: mettez le vôtre à jour.`,
};

export const APP_DESCRIPTION: string = 'Le carnet de vol des parapentistes';

export const APP_SHORTCUTS: typeof EN.APP_SHORTCUTS = { addFlight: 'Ajouter un vol', import: 'Importer' };
