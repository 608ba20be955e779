import { statisticsMessagesOf } from '#contract/messages/statistics-messages';

/** The texts of the statistics alone, in the language of the page. */
export const statisticsTexts = statisticsMessagesOf(globalThis.document?.documentElement.lang ?? 'en');
