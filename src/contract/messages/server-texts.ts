import type { Language } from '#domain/languages';
import * as archive from './en/archive.ts';
import { EMAILS } from './en/emails.ts';

/** The texts that the server writes itself, in every language: emails, and the README of archives. */
export const SERVER_TEXTS: Readonly<Record<Language, ServerTexts>> = {
  en: { emails: EMAILS, archive },
};

export interface ServerTexts {
  readonly emails: typeof EMAILS;
  readonly archive: typeof archive;
}
