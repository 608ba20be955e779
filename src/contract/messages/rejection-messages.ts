import { REJECTIONS } from './en/rejections.ts';
import { inLanguage } from './languages.ts';
import type { RejectionMessages } from './rejection-text.ts';

/** Returns the texts of rejections in a language, given by its tag. They are loaded with a rejection. */
export function rejectionMessagesOf(language: string): RejectionMessages {
  return inLanguage<RejectionMessages>({ en: REJECTIONS }, language);
}
