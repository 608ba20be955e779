import { formatWhole } from '#web/ui/numbers.ts';

/** How many sites a bar's name tells of before it only counts them. */
const SITES_TOLD = 5;

/** `1 flight`, `1 240 flights`. */
export function flightsText(count: number): string {
  return `${formatWhole(count)} ${count === 1 ? 'flight' : 'flights'}`;
}

/** A part of a whole in whole percent: `27 %`; never `0 %` of something. */
export function shareText(part: number, whole: number): string {
  if (part === 0 || whole === 0) return '0 %';
  const percent = Math.round((100 * part) / whole);
  return percent === 0 ? '< 1 %' : `${percent} %`;
}

/** Amounts by site in one line, the largest first: `Fiesch 8, Niesen 4 and 3 more sites`. */
export function bySiteText(parts: readonly { readonly site: string; readonly amount: string }[]): string {
  const told = parts.slice(0, SITES_TOLD).map(({ site, amount }) => `${site} ${amount}`);
  const more = parts.length - told.length;
  if (more === 0) return told.join(', ');
  return `${told.join(', ')} and ${more} more ${more === 1 ? 'site' : 'sites'}`;
}
