import { expect, it } from 'vitest';
import { closestTag, languageNamed, languageOfTag } from './languages.ts';

it.each([
  ['pt-PT', ['en', 'pt', 'pt-PT'], 'pt-PT'],
  ['PT-pt', ['en', 'pt-PT'], 'pt-PT'],
  ['pt', ['en', 'pt-PT', 'pt'], 'pt'],
  ['pt-BR', ['en', 'pt-PT', 'pt'], 'pt'],
  ['pt-BR', ['en', 'pt-PT'], 'pt-PT'],
  ['zh-Hant-TW', ['en', 'zh-CN', 'zh-TW'], 'zh-TW'],
  ['ptx', ['en', 'pt-PT'], null],
  ['', ['en'], null],
  ['*', ['en'], null],
])('of those who ask for %s, with %j to choose from, the closest is %s', (asked, tags, expected) => {
  expect(closestTag(asked, tags)).toBe(expected);
});

it('knows the language of a document by its tag', () => {
  expect(['de-CH', 'it', 'xx'].map(languageOfTag)).toEqual(['de', 'it', 'en']);
  expect(['DE', 'de-CH', undefined].map(languageNamed)).toEqual(['de', null, null]);
});
