import { expect, it } from 'vitest';
import { gliderNameIn } from './glider-in-header.ts';

const nameOf = (gliderType: string, recorderType = 'Flymaster,LIVE SD'): string =>
  gliderNameIn({ gliderType, recorderType });

it.each([
  'some_glider',
  'Paraglider',
  'unknown',
  'not set',
  'NOT_SET',
  'My Glider 1',
  'Hang-Glider',
  'Gleitschirm',
  'mon aile',
  'n/a',
  '---',
  '?',
  'XXX',
  'Glider type',
  'Unbekannt',
  'Live SD',
  'FLYMASTER',
  'flymaster live sd',
  'XCTrack',
])('%j is no name of a glider', (name) => {
  expect(nameOf(name)).toBe('');
});

it.each([
  'Delta 4',
  'Ozone Rush 6 ML',
  'Swift',
  'Alpha 6',
  '777 Pawn',
  'Mein Swift',
  'Žluťoučký kůň',
  'Sky Anakis',
  'X-Alps',
])('%j is one', (name) => {
  expect(nameOf(name)).toBe(name);
});
