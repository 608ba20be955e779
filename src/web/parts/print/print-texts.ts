import { PRINT } from '#texts/print';
import { localized } from '#web/page-language.ts';

/** The texts that all printed sheets share, in the language of the page. */
export const printTexts = localized(PRINT);
