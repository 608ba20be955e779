import { expect, it } from 'vitest';
import { languageOf } from './language.ts';

const tagOf = (acceptLanguage?: string, cookie?: string) => {
  const headers: Readonly<Record<string, string | undefined>> = { cookie, 'accept-language': acceptLanguage };
  return languageOf({ header: (name) => headers[name] }, { configuration: { language: 'en' } }).tag;
};

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['de', 'de'],
  ['DE-at,en;q=0.5', 'de'],
  ['de-CH,de;q=0.9', 'de-CH'],
  ['gsw', 'de-CH'],
  ['gsw-CH', 'de-CH'],
  ['de-Latn-CH', 'de-CH'],
  ['fr-CA', 'fr'],
  ['fr-CH', 'fr-CH'],
  ['it-CH', 'it-CH'],
  ['es-MX,es;q=0.8', 'es'],
  ['en-CH', 'en'],
  ['pt-BR', 'en'],
  ['pt-BR,es;q=0.7', 'es'],
  ['nb,sv;q=0.8', 'en'],
  ['en;q=0.5,fr;q=0.8', 'fr'],
  ['fr;q=0,it;q=0.1', 'it'],
  ['zh-Hant-TW,*;q=0.1', 'en'],
  ['xx;q=1.0, ,;;q=2,=', 'en'],
  ['x'.repeat(10_000), 'en'],
  [',;q='.repeat(2_500), 'en'],
])('a browser that asks for %j gets %s', (acceptLanguage, tag) => {
  expect(tagOf(acceptLanguage)).toBe(tag);
});

it.each([
  ['language=en', 'en'],
  ['language=es', 'es'],
  ['language=xx; a=b', 'en'],
  ['language=', 'en'],
])('a browser with the cookie %j gets %s', (cookie, tag) => {
  expect(tagOf(undefined, cookie)).toBe(tag);
});

it('the cookie comes before the browser, which tells whether it is in Switzerland, and the operator’s choice last', () => {
  expect(tagOf('fr-CH,de-CH;q=0.5', 'language=de')).toBe('de-CH');
  expect(tagOf('fr', 'language=it')).toBe('it');
  const noHeaders = { header: () => undefined };
  expect(languageOf(noHeaders, { configuration: { language: 'it' } })).toEqual({ language: 'it', tag: 'it' });
});
