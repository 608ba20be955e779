/** The languages in which Wingbook speaks, by the tag of each; `docs/languages.md` says how to add one. */
export const LANGUAGES = ['en', 'de', 'fr', 'it', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The tags of documents: the languages, and those that Switzerland spells or writes numbers in another way. */
export const PAGE_TAGS = [...LANGUAGES, 'de-CH', 'fr-CH', 'it-CH'] as const;

export type PageTag = (typeof PAGE_TAGS)[number];

/** Speaks the language that the pilot's browser asks for. */
export const OF_BROWSER = 'browser';

/** The languages that a pilot can choose. */
export const LANGUAGE_CHOICES = [OF_BROWSER, ...LANGUAGES] as const;

export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];

/** Returns the language of a choice; `ofBrowser` where that is left to a browser. */
export function chosenLanguage(choice: LanguageChoice, ofBrowser: Language): Language {
  return choice === OF_BROWSER ? ofBrowser : choice;
}

/** Returns null for another language than ours. */
export function languageNamed(tag: string | undefined): Language | null {
  return LANGUAGES.find((language) => language.toLowerCase() === tag?.toLowerCase()) ?? null;
}

/** Returns the language of a document's tag: that of `de-CH` is `de`. */
export function languageOfTag(tag: string): Language {
  return languageNamed(tag) ?? LANGUAGES.find((language) => tag.startsWith(`${language}-`)) ?? LANGUAGES[0];
}

/**
 * Returns which of our tags comes closest to one that a browser asks for: the language as written in that country, else the language itself, else
 * as another country writes it, as Portuguese of Portugal for a Brazilian. Null when we have nothing in the language.
 */
export function closestTag<Tag extends string>(asked: string, tags: readonly Tag[]): Tag | null {
  const [language, ...details] = partsOf(asked);
  const same = tags.filter((tag) => partsOf(tag)[0] === language);
  const inCountry = same.find((tag) => details.includes(partsOf(tag)[1] ?? ''));
  return inCountry ?? same.find((tag) => partsOf(tag).length === 1) ?? same[0] ?? null;
}

function partsOf(tag: string): readonly string[] {
  return tag.trim().toLowerCase().split('-');
}
