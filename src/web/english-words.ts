import { sessionState } from './session-state.ts';

const said = sessionState(() => new Set<string>());

/** Remembers that these words are English in every language of the page: the server's, for a code that this page does not know. */
export function keepAsEnglish(words: string): void {
  said.get().add(words);
}

/** Returns the language that an element with these words has to name; undefined for words of the page. */
export function languageOf(words: string | null | undefined): 'en' | undefined {
  return words && said.get().has(words) ? 'en' : undefined;
}
