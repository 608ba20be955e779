import { INBOX } from '#texts/inbox';
import { localized } from '#web/page-language.ts';

/** The texts about files that were shared or opened, in the language of the page. Import them only from what is loaded for these. */
export const inboxTexts = localized(INBOX);
