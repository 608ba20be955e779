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
  ['xx;q=1.0, ,;;q=2,=', 'en'],
  ['x'.repeat(10_000), 'en'],
  [',;q='.repeat(2_500), 'en'],
])('a browser that asks for %j gets %s', (acceptLanguage, tag) => {
  expect(tagOf(acceptLanguage)).toBe(tag);
});

it.each([
  ['language=en', 'en'],
  ['language=xx; a=b', 'en'],
  ['language=', 'en'],
])('a browser with the cookie %j gets %s', (cookie, tag) => {
  expect(tagOf(undefined, cookie)).toBe(tag);
});
