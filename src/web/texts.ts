import { messagesOf } from '#contract/messages/messages';

/** The texts in the language of the page. */
export const texts = messagesOf(globalThis.document?.documentElement.lang ?? 'en');
