import { ACCOUNT } from '#contract/messages/en/account';
import { inLanguage } from '#contract/messages/languages';
import { pageLanguage } from '#web/page-language.ts';

/** The texts of the account's pages, in the language of the page. Import them only from what is loaded with those pages. */
export const accountTexts = inLanguage({ en: ACCOUNT }, pageLanguage);
