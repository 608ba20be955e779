import { importMessagesOf } from '#contract/messages/pages/import-messages';

/** The texts of the import page alone, in the language of the page. */
export const importTexts = importMessagesOf(globalThis.document?.documentElement.lang ?? 'en');
