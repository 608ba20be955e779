import { wordsOf } from '#contract/problem-words';
import { parseCoordinates } from '#domain/coordinates';
import type { Coordinates } from '#domain/geo';
import { problemsOfAddressQuery } from '#domain/place';

/** What was typed to be found on the map. */
export type SearchText =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'coordinates'; readonly place: Coordinates }
  | { readonly kind: 'address'; readonly query: string }
  | { readonly kind: 'wrong'; readonly message: string };

/** Reads coordinates in any shape of the spec's section 5; all else is an address. */
export function readSearch(text: string): SearchText {
  const query = text.trim();
  if (query === '') return { kind: 'nothing' };
  const place = parseCoordinates(query);
  if (place) return { kind: 'coordinates', place };
  const problem = problemsOfAddressQuery(query)[0];
  return problem ? { kind: 'wrong', message: wordsOf(problem) } : { kind: 'address', query };
}
