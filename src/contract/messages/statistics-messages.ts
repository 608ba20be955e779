import { STATISTICS } from './en/pages/statistics.ts';

/** The texts of the statistics alone in one language. They are loaded with that page, so they do not delay the flight list. */
export type StatisticsMessages = typeof STATISTICS;

/** Every language, by its tag. */
const LANGUAGES: Readonly<Record<string, StatisticsMessages>> = { en: STATISTICS };

/** Returns the texts of the statistics in a language, given by its tag; English where there is no translation. */
export function statisticsMessagesOf(language: string): StatisticsMessages {
  return LANGUAGES[language] ?? STATISTICS;
}
