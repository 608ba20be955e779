import { PRODUCT_NAME } from '../../product.ts'; // Not by its alias: Node loads this file for the build.
import type * as EN from '../en/document.ts';

export const DOCUMENT: typeof EN.DOCUMENT = {
  name: PRODUCT_NAME,
  description: `${PRODUCT_NAME} è il diario di volo dei piloti di parapendio: voli, siti, vele e tracce.`,
  needsScripts: `${PRODUCT_NAME} ha bisogno di JavaScript.`,
  needsNewerBrowser: `${PRODUCT_NAME} richiede un browser più recente: aggiorna il tuo.`,
};

export const APP_DESCRIPTION: string = 'Il diario di volo dei piloti di parapendio';

export const APP_SHORTCUTS: typeof EN.APP_SHORTCUTS = { addFlight: 'Aggiungi volo', import: 'Importa' };
