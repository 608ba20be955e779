import type { Language } from '#domain/languages';

/** The address of a calendar: `:file` is a token of `calendar:read` and `.ics`. */
export const CALENDAR_PATH = '/calendar/:file';

/** The parameter with the language of the calendar of a pilot who has left that to the browser. */
export const CALENDAR_LANGUAGE = 'lang';

/** Returns the path of the calendar of a token. */
export function pathOfCalendar(token: string, language: Language): string {
  return `${CALENDAR_PATH.replace(':file', `${token}.ics`)}?${CALENDAR_LANGUAGE}=${language}`;
}
