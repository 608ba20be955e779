import { WAITING } from '#contract/messages/en/waiting';
import { inLanguage } from '#contract/messages/languages';
import { pageLanguage } from '#web/page-language.ts';

/** The texts about changes that wait, in the language of the page. Import them only from what is loaded when some do. */
export const waitingTexts = inLanguage({ en: WAITING }, pageLanguage);
