import type { Language } from '#domain/languages';
import * as archive from './en/archive.ts';
import { DEMO, type DemoTexts } from './en/demo.ts';
import { EMAILS } from './en/emails.ts';

/** The texts that the server writes itself, in every language: emails, the README of archives, and what the demo's pilot has written. */
export const SERVER_TEXTS: Readonly<Record<Language, ServerTexts>> = {
  en: { emails: EMAILS, archive, demo: DEMO },
};

export interface ServerTexts {
  readonly emails: typeof EMAILS;
  readonly archive: typeof archive;
  readonly demo: DemoTexts;
}
