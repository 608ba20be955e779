import { STATISTICS } from '../en/pages/statistics.ts';
import { inLanguage } from '../languages.ts';

/** The texts of the statistics alone in one language. They are loaded with that page, so they do not delay the flight list. */
export type StatisticsMessages = typeof STATISTICS;

/** Returns the texts of the statistics in a language, given by its tag. */
export function statisticsMessagesOf(language: string): StatisticsMessages {
  return inLanguage({ en: STATISTICS }, language);
}
