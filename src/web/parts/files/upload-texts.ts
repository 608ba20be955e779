import { uploadMessagesOf } from '#contract/messages/pages/upload-messages';
import { pageLanguage } from '#web/page-language.ts';

/** The texts of the import of a CSV file, in the language of the page. */
export const uploadTexts = uploadMessagesOf(pageLanguage);
