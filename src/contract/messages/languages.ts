/** Texts in every language that has them, by its tag. Each language has those of English, with the same parameters. */
export interface Languages<Texts> {
  readonly en: Texts;
  readonly [language: string]: Texts;
}

/** Returns the texts of a language, given by its tag; English where there is no translation. */
export function inLanguage<Texts>(languages: Languages<Texts>, language: string): Texts {
  return languages[language] ?? languages.en;
}
