import { describe, expect, it } from 'vitest';
import { readSearch } from './use-search.ts';

describe('the text in the search bar', () => {
  it.each(['46.645 7.6517', '46.645, 7.6517', ' 46.645°, 7.6517° ', '+46.645,7.6517'])('is coordinates: %s', (text) => {
    expect(readSearch(text)).toEqual({ kind: 'coordinates', place: { lat: 46.645, lng: 7.6517 } });
  });

  it.each(['Niesen', '3714 Frutigen', '91 7', '46.645', '1e1 7', "46°38'N 7°39'E", '<script>', '🪂'])(
    'is an address: %s',
    (text) => expect(readSearch(text)).toEqual({ kind: 'address', query: text }),
  );

  it('is nothing where it is blank', () => {
    expect(readSearch('  ')).toEqual({ kind: 'nothing' });
  });

  it('is too long for an address', () => {
    expect(readSearch('a'.repeat(1_001))).toEqual({
      kind: 'wrong',
      message: 'Address exceeds maximum field length 1\u202f000 characters',
    });
  });
});
