import type { Language } from '#domain/languages';
import * as archiveDe from './de/archive.ts';
import { CALENDAR as calendarDe } from './de/calendar.ts';
import { CURRENCY as currencyDe } from './de/currency.ts';
import { DEMO as demoDe } from './de/demo.ts';
import { DUE as dueDe } from './de/due.ts';
import { EMAILS as emailsDe } from './de/emails.ts';
import * as archiveEn from './en/archive.ts';
import { CALENDAR as calendarEn } from './en/calendar.ts';
import { CURRENCY as currencyEn } from './en/currency.ts';
import type { DemoTexts } from './en/demo.ts';
import { DEMO as demoEn } from './en/demo.ts';
import { DUE as dueEn } from './en/due.ts';
import { EMAILS as emailsEn } from './en/emails.ts';
import * as archiveEs from './es/archive.ts';
import { CALENDAR as calendarEs } from './es/calendar.ts';
import { CURRENCY as currencyEs } from './es/currency.ts';
import { DEMO as demoEs } from './es/demo.ts';
import { DUE as dueEs } from './es/due.ts';
import { EMAILS as emailsEs } from './es/emails.ts';
import * as archiveFr from './fr/archive.ts';
import { CALENDAR as calendarFr } from './fr/calendar.ts';
import { CURRENCY as currencyFr } from './fr/currency.ts';
import { DEMO as demoFr } from './fr/demo.ts';
import { DUE as dueFr } from './fr/due.ts';
import { EMAILS as emailsFr } from './fr/emails.ts';
import * as archiveIt from './it/archive.ts';
import { CALENDAR as calendarIt } from './it/calendar.ts';
import { CURRENCY as currencyIt } from './it/currency.ts';
import { DEMO as demoIt } from './it/demo.ts';
import { DUE as dueIt } from './it/due.ts';
import { EMAILS as emailsIt } from './it/emails.ts';

/** The texts that the server writes itself, in every language: emails, the README of archives, calendars, and what the demo's pilot has written. */
export const SERVER_TEXTS: Readonly<Record<Language, ServerTexts>> = {
  en: { emails: emailsEn, archive: archiveEn, calendar: calendarEn, currency: currencyEn, due: dueEn, demo: demoEn },
  de: { emails: emailsDe, archive: archiveDe, calendar: calendarDe, currency: currencyDe, due: dueDe, demo: demoDe },
  fr: { emails: emailsFr, archive: archiveFr, calendar: calendarFr, currency: currencyFr, due: dueFr, demo: demoFr },
  it: { emails: emailsIt, archive: archiveIt, calendar: calendarIt, currency: currencyIt, due: dueIt, demo: demoIt },
  es: { emails: emailsEs, archive: archiveEs, calendar: calendarEs, currency: currencyEs, due: dueEs, demo: demoEs },
};

export interface ServerTexts {
  readonly emails: typeof emailsEn;
  readonly archive: typeof archiveEn;
  readonly calendar: typeof calendarEn;
  readonly currency: typeof currencyEn;
  readonly due: typeof dueEn;
  readonly demo: DemoTexts;
}
