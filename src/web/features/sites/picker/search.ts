import { problemText } from '#contract/messages/problem-text';
import { parseCoordinates } from '#domain/coordinates';
import type { Coordinates } from '#domain/geo';
import { problemsOfAddressQuery } from '#domain/place';
import { problemTexts } from '#web/problem-texts.ts';

/** Parsed text of the search bar. */
export type SearchText =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'coordinates'; readonly place: Coordinates }
  | { readonly kind: 'address'; readonly query: string }
  | { readonly kind: 'wrong'; readonly message: string };

/** Parses coordinates in any format that `docs/behaviour.md` allows; anything else is an address. */
export function readSearch(text: string): SearchText {
  const query = text.trim();
  if (query === '') return { kind: 'nothing' };
  const place = parseCoordinates(query);
  if (place) return { kind: 'coordinates', place };
  const problem = problemsOfAddressQuery(query)[0];
  return problem ? { kind: 'wrong', message: problemText(problemTexts, problem) } : { kind: 'address', query };
}
