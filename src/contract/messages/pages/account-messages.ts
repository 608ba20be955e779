import { ACCOUNT } from '../en/pages/account.ts';
import { inLanguage } from '../languages.ts';

/** The texts of the account's pages in one language. They are loaded with those pages, so they do not delay the flight list. */
export type AccountMessages = typeof ACCOUNT;

/** Returns the texts of the account's pages in a language, given by its tag. */
export function accountMessagesOf(language: string): AccountMessages {
  return inLanguage({ en: ACCOUNT }, language);
}
