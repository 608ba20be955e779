import { LOGBOOK_PRINT } from '#texts/logbook-print';
import { localized } from '#web/page-language.ts';

/** The texts of the printed logbook, in the language of the page. */
export const logbookPrintTexts = localized(LOGBOOK_PRINT);
