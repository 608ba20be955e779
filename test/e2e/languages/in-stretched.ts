import type { Page } from '@playwright/test';
import { stretchedWords, withoutMarks } from '../../languages/stretch.ts';
import { stretchedTexts } from '../../languages/stretched-catalogue.ts';
import { inLanguage } from './in-language.ts';

const texts = await stretchedTexts();

/** Returns the page for steps that name what they press in English: it finds the names in the stretched language. */
export function inStretched(page: Page): Page {
  return inLanguage(page, (name) => [...(texts.get(name) ?? []).map(withoutMarks), stretchedWords(name)]);
}
