import { parseAccept } from 'hono/utils/accept';
import { parse } from 'hono/utils/cookie';
import { LANGUAGE_COOKIE } from '#contract/pages/page-settings';
import { type Language, languageNamed } from '#domain/languages';
import type { Configured } from '#server/services/app-context';

/** The headers of a request. */
interface RequestHeaders {
  header(name: string): string | undefined;
}

/** The language of a page. */
export interface PageLanguage {
  readonly language: Language;
  /** The document's language tag: with `-CH` when the browser asks for the language as it is written in Switzerland. */
  readonly tag: string;
}

/** Languages that have no catalogue of their own, but are close to one. */
const CLOSE_TO: Readonly<Record<string, string>> = { gsw: 'de' };
/** Languages that are written otherwise in Switzerland. */
const SWISS: readonly string[] = ['de', 'fr', 'it'];

/** Returns the language of a page: that of the cookie, else the first one of ours that the browser asks for, else the operator's. */
export function languageOf(request: RequestHeaders, { configuration }: Configured<'language'>): PageLanguage {
  const asked = parseAccept(request.header('accept-language') ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => askedFor(type));
  const chosen = languageNamed(parse(request.header('cookie') ?? '', LANGUAGE_COOKIE)[LANGUAGE_COOKIE]);
  const language = chosen ?? asked.find((wanted) => wanted.language !== null)?.language ?? configuration.language;
  const isSwiss = SWISS.includes(language) && asked.find((wanted) => wanted.language === language)?.isSwiss === true;
  return { language, tag: isSwiss ? `${language}-CH` : language };
}

/** Reads a tag: `de-CH`, `gsw`, `zh-Hant-TW`. */
function askedFor(tag: string): { readonly language: Language | null; readonly isSwiss: boolean } {
  const [name = '', ...rest] = tag.trim().toLowerCase().split('-');
  return { language: languageNamed(CLOSE_TO[name] ?? name), isSwiss: name === 'gsw' || rest.includes('ch') };
}
