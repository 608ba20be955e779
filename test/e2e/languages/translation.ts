import type { Page } from '@playwright/test';
import { counterpart, entriesOf, loadCatalogue, textsIn } from '../../languages/catalogue.ts';
import { inLanguage } from './in-language.ts';
import { shownTexts } from './shown-texts.ts';

/** What a language says for English. */
export interface Translation {
  /** Returns the page for steps that name what they press in English. */
  readonly of: (page: Page) => Page;
  /** Returns which English texts of ours are among texts, or within them. */
  readonly englishIn: (texts: readonly string[]) => readonly string[];
}

/** Shorter texts can be within one of another language. */
const LONG = 12;

const english = await loadCatalogue('en');

/** Reads the catalogue of a language beside the English one; functions have no texts before they are called. */
export async function translationOf(tag: string): Promise<Translation> {
  const other = await loadCatalogue(tag);
  const texts = new Map<string, readonly string[]>();
  for (const entry of entriesOf(english)) {
    const translated = new Map(textsIn(counterpart(other, entry), entry.key));
    for (const [key, text] of textsIn(entry.value, entry.key))
      texts.set(text, [...(texts.get(text) ?? []), translated.get(key) ?? '']);
  }
  const own = new Set([...texts.values()].flat().map(plain));
  const foreign = [...texts.keys()].map(plain).filter((text) => /\p{L}{3}/u.test(text) && !own.has(text));
  const [whole, long] = [new Set(foreign), foreign.filter((text) => text.length >= LONG && text.includes(' '))];
  return {
    of: (page) => inLanguage(page, (name, isExact) => wordsFor(texts, name, isExact)),
    englishIn: (shown) =>
      shown.map(plain).filter((text) => whole.has(text.replace(/\*$/, '')) || long.some((part) => text.includes(part))),
  };
}

/** Returns which English texts of ours a page shows or says. */
export async function englishOn(page: Page, { englishIn }: Translation): Promise<readonly string[]> {
  return englishIn(await page.evaluate(shownTexts));
}

function wordsFor(texts: ReadonlyMap<string, readonly string[]>, name: string, isExact: boolean): readonly string[] {
  const mark = name.endsWith('*') ? '*' : '';
  const text = mark ? name.slice(0, -1) : name;
  const found = texts.get(text) ?? (isExact ? [] : containing(texts, text));
  return found.length > 0 ? found.map((word) => word + mark) : [name];
}

function containing(texts: ReadonlyMap<string, readonly string[]>, part: string): readonly string[] {
  const known = [...texts].filter(([text]) => text.toLowerCase().includes(part.toLowerCase()));
  return known.flatMap(([, translations]) => translations);
}

/** Returns a text as it is read: without soft hyphens, and with one kind of space. */
function plain(text: string): string {
  return text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
}
