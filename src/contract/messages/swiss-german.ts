import { isWrittenAsInSwitzerland } from './formats.ts';

const respelled = new WeakSet<object>();
/** Stands for a ß of the pilot's own words, which stays. */
const KEPT = '\ue000';

/** Returns texts as they are spelled in the page's country: in Switzerland without ß. */
export function withSwissSpelling<Texts extends object>(texts: Texts): Texts {
  if (isWrittenAsInSwitzerland()) respell(texts);
  return texts;
}

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
