import { IMPORT } from '#texts/import';
import { localized } from '#web/page-language.ts';

/** The texts of the import page alone, in the language of the page. */
export const importTexts = localized(IMPORT);
