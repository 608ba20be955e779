import { ACCOUNT } from '#texts/account';
import { localized } from '#web/page-language.ts';

/** The texts of the account's pages, in the language of the page. Import them only from what is loaded with those pages. */
export const accountTexts = localized(ACCOUNT);
