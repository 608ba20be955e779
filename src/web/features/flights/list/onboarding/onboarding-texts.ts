import { firstStepsMessagesOf } from '#contract/messages/pages/first-steps-messages';
import { pageLanguage } from '#web/page-language.ts';

/** The texts of an empty logbook, in the language of the page. Import it only from what is loaded with it. */
export const onboardingTexts = firstStepsMessagesOf(pageLanguage);
