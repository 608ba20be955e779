import { expect, it } from 'vitest';
import { inLanguage } from './languages.ts';

it('texts are those of the language, and English where there is no translation', () => {
  const languages = { en: 'Flights', de: 'Flüge' };
  expect(inLanguage(languages, 'de')).toBe('Flüge');
  expect(inLanguage(languages, 'xx')).toBe('Flights');
});
