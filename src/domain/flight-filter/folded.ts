/** Letters that Unicode does not decompose into a letter and its mark, as a pilot types them without one. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');
/** The marks of Latin, Greek and Cyrillic letters; in other scripts marks are letters of their own. */
const MARKS = /[\u0300-\u036f]/g;
const BEYOND_ASCII = /[\u0080-\uffff]/;

/** Returns a text as a search compares it: in lower case and without accents. */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  if (!BEYOND_ASCII.test(lower)) return lower; // Most texts; to decompose them would take ten times as long.
  return lower
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(SPECIAL, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize('NFC');
}
