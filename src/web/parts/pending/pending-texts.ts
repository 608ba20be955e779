import { PENDING } from '#texts/pending';
import { localized } from '#web/page-language.ts';

/** The texts about pending changes, in the language of the page. Import them only from code that is loaded when there are some. */
export const pendingTexts = localized(PENDING);
