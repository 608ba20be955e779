import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folded } from './folded.ts';

describe('a folded text', () => {
  it.each([
    ['Genève', 'geneve'],
    ['ÉLANCOURT', 'elancourt'],
    ['Gaißau', 'gaissau'],
    ['Vågå', 'vaga'],
    ['Bjørnøya', 'bjornoya'],
    ['Łódź', 'lodz'],
    ['Œuf, Æsch', 'oeuf, aesch'],
    ['Ölüdeniz, İzmir, Işık', 'oludeniz, izmir, isik'],
    ['Ελλάδα', 'ελλαδα'],
    ['Йошкар-Ола', 'иошкар-ола'],
    ['Cafe\u0301', 'cafe'],
    ['Flughöhe 2 640 m', 'flughohe 2 640 m'],
    ['शिमला', 'शिमला'],
    ['한라산', '한라산'],
    ['🪂 Top!', '🪂 top!'],
  ])('of %s is %s', (text, expected) => {
    expect(folded(text)).toBe(expected);
  });

  it('is its own folded text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(folded(folded(text))).toBe(folded(text));
      }),
    );
  });

  it('is the same however accents are stored', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(folded(text.normalize('NFD'))).toBe(folded(text.normalize('NFC')));
      }),
    );
  });
});
