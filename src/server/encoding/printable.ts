/** Control characters, which terminals obey, and those that turn the direction of a text. */
const UNPRINTABLE = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Returns a text in one line for an operator's terminal and log: what would not be seen as it is becomes an escape like `\u001b`. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
