import { STATISTICS } from '#contract/messages/en/statistics';
import { inLanguage } from '#contract/messages/languages';
import { pageLanguage } from '#web/page-language.ts';

/** The texts of the statistics alone, in the language of the page. */
export const statisticsTexts = inLanguage({ en: STATISTICS }, pageLanguage);
