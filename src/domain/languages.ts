/** The languages in which Wingbook speaks, by the tag of each; `docs/languages.md` says how to add one. */
export const LANGUAGES = ['en', 'de', 'fr', 'it', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Speaks the language that the pilot's browser asks for. */
export const OF_BROWSER = 'browser';

/** The languages that a pilot can choose. */
export const LANGUAGE_CHOICES = [OF_BROWSER, ...LANGUAGES] as const;

export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];

/** Returns the language of a choice; `ofBrowser` where that is left to a browser. */
export function chosenLanguage(choice: LanguageChoice, ofBrowser: Language): Language {
  return choice === OF_BROWSER ? ofBrowser : choice;
}

/** Returns null for what is none of our languages. */
export function languageNamed(tag: string | undefined): Language | null {
  return LANGUAGES.find((language) => language === tag) ?? null;
}
