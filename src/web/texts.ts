import { messagesOf } from '#contract/messages/messages';
import { pageLanguage } from './page-language.ts';

/** The texts in the language of the page. */
export const texts = messagesOf(pageLanguage);
