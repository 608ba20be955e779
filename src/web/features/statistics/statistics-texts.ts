import { STATISTICS } from '#texts/statistics';
import { localized } from '#web/page-language.ts';

/** The texts of the statistics alone, in the language of the page. */
export const statisticsTexts = localized(STATISTICS);
