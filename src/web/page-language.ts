import { writeAsInSwitzerland } from '#contract/messages/formats';
import { LANGUAGES, type Language, languageNamed } from '#domain/languages';
import { orderTextsIn } from '#domain/order/text-order';

/** The tag of the page, which the server sends: its language, and `-CH` where that is written as in Switzerland. */
const tag = globalThis.document?.documentElement.lang ?? LANGUAGES[0];

/** The language of all texts of the page. */
export const pageLanguage: Language = languageNamed(tag.slice(0, 2)) ?? LANGUAGES[0];

if (tag.endsWith('-CH')) writeAsInSwitzerland();
orderTextsIn(pageLanguage);

/** Returns texts of the catalogue, spelled as in the page's country: Swiss German has no ß. */
export function localized<Texts extends object>(texts: Texts): Texts {
  if (tag === 'de-CH') respell(texts);
  return texts;
}

const respelled = new WeakSet<object>();
/** Stands for a ß of the pilot's own words, which stays. */
const KEPT = '\ue000';

/** In place: a text can refer to others of its file. */
function respell(texts: object): void {
  if (respelled.has(texts)) return;
  respelled.add(texts);
  for (const [name, text] of Object.entries(texts)) Reflect.set(texts, name, withoutSharpS(text));
}

function withoutSharpS(text: unknown): unknown {
  if (typeof text === 'string') return text.replaceAll('ß', 'ss');
  if (typeof text === 'object' && text !== null) respell(text);
  if (typeof text !== 'function') return text;
  return (...given: readonly unknown[]): unknown => {
    const kept = given.map((value) => (typeof value === 'string' ? value.replaceAll('ß', KEPT) : value));
    const result = withoutSharpS(Reflect.apply(text, undefined, kept));
    return typeof result === 'string' ? result.replaceAll(KEPT, 'ß') : result;
  };
}
