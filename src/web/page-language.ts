import { LANGUAGES, type Language, languageOfTag } from '#domain/languages';

/** The language of all texts of the page, which the server names in its document. */
export const pageLanguage: Language = languageOfTag(globalThis.document?.documentElement.lang ?? LANGUAGES[0]);
