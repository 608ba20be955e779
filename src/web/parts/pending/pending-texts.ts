import { PENDING } from '#texts/pending';
import { localized } from '#web/page-language.ts';

/** The texts about changes that wait, in the language of the page. Import them only from what is loaded when some do. */
export const pendingTexts = localized(PENDING);
