import { IMPORT_START } from '#texts/import-start';
import { localized } from '#web/page-language.ts';

/** The texts of the start of the import, which is there without a connection, too. */
export const importStartTexts = localized(IMPORT_START);
