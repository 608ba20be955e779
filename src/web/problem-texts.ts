import { problemMessagesOf } from '#contract/messages/problem-messages';
import { pageLanguage } from './page-language.ts';

/** The texts of problems with fields in the language of the page. */
export const problemTexts = problemMessagesOf(pageLanguage);
