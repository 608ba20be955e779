import { PRODUCT_NAME } from '../../product.ts'; // Not by its alias: Node loads this file for the build.
import type { APP_SHORTCUTS as EN_APP_SHORTCUTS, DOCUMENT as EN_DOCUMENT } from '../en/document.ts';

export const DOCUMENT: typeof EN_DOCUMENT = {
  name: PRODUCT_NAME,
  description: `${PRODUCT_NAME} es el libro de vuelo para parapentistas: vuelos, zonas, velas y tracks.`,
  needsScripts: `${PRODUCT_NAME} necesita JavaScript.`,
  needsNewerBrowser: `${PRODUCT_NAME} necesita un navegador más reciente: actualiza el tuyo.`,
};

export const APP_DESCRIPTION: string = 'El libro de vuelo para parapentistas';

export const APP_SHORTCUTS: typeof EN_APP_SHORTCUTS = { addFlight: 'Añadir vuelo', import: 'Importar' };
