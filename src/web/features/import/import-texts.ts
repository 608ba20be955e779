import { IMPORT } from '#contract/messages/en/import';
import { inLanguage } from '#contract/messages/languages';

/** The texts of the import page alone, in the language of the page. */
export const importTexts = inLanguage({ en: IMPORT }, globalThis.document?.documentElement.lang ?? 'en');
