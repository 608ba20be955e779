import { CURRENCY } from '#texts/currency';
import { localized } from '#web/page-language.ts';

/** The texts of the rules of currency, in the language of the page. */
export const currencyTexts = localized(CURRENCY);
