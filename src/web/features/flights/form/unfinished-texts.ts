import { UNFINISHED_FLIGHT } from '#texts/unfinished-flight';
import { localized } from '#web/page-language.ts';

/** The texts about a new flight that is not finished, in the language of the page. */
export const unfinishedTexts = localized(UNFINISHED_FLIGHT);
