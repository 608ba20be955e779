/** The encodings from before Unicode that a text tells by its words. */
export type OldEncoding = keyof typeof JUDGES;

/** Returns the encoding in which the words of a text are likeliest, the first one where several are as likely; undefined for none. */
export function likeliestEncoding<Encoding extends OldEncoding>(
  texts: readonly (readonly [encoding: Encoding, text: string])[],
): Encoding | undefined {
  const scores = texts.map(([encoding, text]) => ({ encoding, score: scoreOf(wordsOf(text), JUDGES[encoding]) }));
  return scores.toSorted((a, b) => b.score - a.score)[0]?.encoding;
}

/** Has õ anywhere, which is a letter of Hungarian in another encoding. */
const ESTONIAN = 'äöõüšž';
/** The letters beyond those of English in the languages of western Europe. */
const WESTERN: readonly string[] = [
  'äöüß', // German
  'àâæçéèêëîïôœùûüÿ', // French
  'áéíóúüñ', // Spanish
  'áâãàçéêíóôõú', // Portuguese
  'àèéìíòóù', // Italian
  'àçèéíïóòúü', // Catalan
  'æøåéöô', // Danish and Norwegian
  'åäöé', // Swedish and Finnish
  'áéíóúýþðæö', // Icelandic
  'éèëïóöü', // Dutch
  ESTONIAN,
];
/** Those of central Europe. */
const CENTRAL: readonly string[] = [
  'áčďéěíňóřšťúůýž', // Czech
  'áäčďéíĺľňóôŕšťúýž', // Slovak
  'ąćęłńóśźż', // Polish
  'áéíóöőúüű', // Hungarian
  'čćđšž', // Slovene, Croatian and Serbian
  'ăâîşţ', // Romanian
];

/** How likely a word is in an encoding: 1, or -1 where no language writes so; 0 for signs that say nothing. */
type Judge = (word: string) => number;

const JUDGES = {
  'windows-1252': WESTERN.map(latin),
  'windows-1250': CENTRAL.map(latin),
  'windows-1251': [cyrillic],
  macintosh: WESTERN.map(latin),
  shift_jis: [japanese],
} as const satisfies Record<string, readonly Judge[]>;

/** Words that have other characters than those of ASCII, each once. */
function wordsOf(text: string): readonly string[] {
  const words = text.match(/[^\s\d,;|"'()./:&+_-]+/gu) ?? [];
  return [...new Set(words.filter((word) => /[^\0-\x7f]/u.test(word)))];
}

/** Each word in the language it is likeliest in; of encodings that are as likely the one that needs one language alone. */
function scoreOf(words: readonly string[], judges: readonly Judge[]): number {
  if (words.length === 0) return 0;
  const each = words.map((word) => judges.map((judge) => judge(word)));
  const best = each.reduce((sum, scores) => sum + Math.max(...scores), 0);
  const ofOne = judges.map((_, language) => each.filter((scores) => scores[language] === 1).length);
  return best + Math.max(...ofOne) / (words.length * 2);
}

/** Signs that stand alone, or beside words of any language. */
const SIGNS = /^[–—°€«»“”‘’„…·×½²³©®™§ªº]+$/u;

/** Portuguese has õ before an e alone, and no word begins with a consonant, š and a consonant: these are letters of other encodings. */
const UNLIKELY_TILDE = /õ(?!e)/iu;
const UNLIKELY = /^[bcdfghjkmnpqstvwxz]+[čšžź][bcdfghjklmnpqstvwxz]/iu;

function latin(alphabet: string): Judge {
  const word = new RegExp(
    `^(?:[A-Z${alphabet.toUpperCase()}]?[a-z${alphabet}]+|[A-Z${alphabet.toUpperCase()}]+)$`,
    'u',
  );
  const isLikely = (part: string): boolean =>
    !UNLIKELY.test(part) && (alphabet === ESTONIAN || !UNLIKELY_TILDE.test(part));
  return (text) => {
    if (SIGNS.test(text)) return 0;
    const parts = text
      .split(/[–—°€«»“”‘’„…·²³©®™§ªº!?*#%=<>[\]{}@~^`\\$]+/u)
      .filter((part) => /[^\0-\x7f]/u.test(part));
    return parts.every((part) => word.test(part) && isLikely(part)) ? 1 : -1;
  };
}

function cyrillic(text: string): number {
  if (SIGNS.test(text) || text === '№') return 0;
  return /^[«„“]?(?:\p{Lu}?[\p{Ll}]+|\p{Lu}+)[»”“!?]?$/u.test(text) &&
    /^[^a-z]+$/i.test(text) &&
    /\p{Script=Cyrillic}/u.test(text)
    ? 1
    : -1;
}

/** Kanji and kana of two and more; a single one beside a Latin letter is a letter with an accent. */
function japanese(text: string): number {
  if (/[\ufffd\p{Co}]|[a-z]/iu.test(text)) return -1;
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・、。（）～〜]+$/u.test(text) ? 1 : -1;
}
