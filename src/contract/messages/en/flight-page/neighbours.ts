import { NUMBERS } from '../formats/numbers.ts';

const BEST = { longest: 'longest', highest: 'highest', farthest: 'farthest' };

/** The neighbours of a flight: the others from its site and on its day. */
export const NEIGHBOURS = {
  fromSite: (site: string): string => `Other flights from ${site}`,
  all: (count: number): string => `All ${NUMBERS.whole(count)}`,
  bests,
  previousFrom: (site: string): string => `Before, from ${site}`,
  nextFrom: (site: string): string => `Next from ${site}`,
  sameDay: 'The same day',
};

/** `Longest · highest`; `Best in all` for a flight that is the best in everything. */
function bests(kinds: readonly (keyof typeof BEST)[]): string {
  if (kinds.length === Object.keys(BEST).length) return 'Best in all';
  const text = kinds.map((kind) => BEST[kind]).join(' · ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
