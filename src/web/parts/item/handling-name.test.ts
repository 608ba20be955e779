import { expect, it } from 'vitest';
import { minutes } from '#domain/units';
import { logbookGlider } from '#test/builders/logbook-items';
import { handlingNameOf } from './handling-name.ts';
import { usedWithOf } from './used-with.ts';

it('names of gliders turn nothing of the words around them', () => {
  const glider = logbookGlider({ id: 1, name: 'Yeti\u202e' });
  expect(handlingNameOf({ date: '2026-05-03', duration: minutes(60) }, glider.name)).toContain(
    '\u2068Yeti\u202e\u2069',
  );
  expect(usedWithOf({ gliderIds: [1, 2] }, new Map([[1, glider]]))).toBe(
    '\u2068Yeti\u202e\u2069, A glider that was deleted',
  );
});
