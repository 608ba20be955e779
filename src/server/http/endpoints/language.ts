import { parseAccept } from 'hono/utils/accept';
import { parse } from 'hono/utils/cookie';
import { LANGUAGE_COOKIE } from '#contract/pages/page-settings';
import { closestTag, type Language, languageNamed, languageOfTag, PAGE_TAGS, type PageTag } from '#domain/languages';
import type { Configured } from '#server/services/app-context';

/** The headers of a request. */
interface RequestHeaders {
  header(name: string): string | undefined;
}

/** The language of a page. */
export interface PageLanguage {
  readonly language: Language;
  /** The tag of its document. */
  readonly tag: PageTag;
}

/** Swiss German has no catalogue of its own: those who speak it read German. */
const SWISS_GERMAN = /^gsw\b/i;

/** Returns the language of a page: that of the cookie, else the first one of ours that the browser asks for, else the operator's. */
export function languageOf(request: RequestHeaders, { configuration }: Configured<'language'>): PageLanguage {
  const asked = parseAccept(request.header('accept-language') ?? '')
    .filter(({ q }) => q > 0)
    .flatMap(({ type }) => closestTag(type.replace(SWISS_GERMAN, 'de-CH'), PAGE_TAGS) ?? []);
  const chosen = languageNamed(parse(request.header('cookie') ?? '', LANGUAGE_COOKIE)[LANGUAGE_COOKIE]);
  const inChosen = asked.find((tag) => languageOfTag(tag) === chosen) ?? chosen;
  const tag = (chosen === null ? asked[0] : inChosen) ?? configuration.language;
  return { language: languageOfTag(tag), tag };
}
