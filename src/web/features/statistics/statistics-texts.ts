import { statisticsMessagesOf } from '#contract/messages/pages/statistics-messages';
import { pageLanguage } from '#web/page-language.ts';

/** The texts of the statistics alone, in the language of the page. */
export const statisticsTexts = statisticsMessagesOf(pageLanguage);
