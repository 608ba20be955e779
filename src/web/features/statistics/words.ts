import { formatWhole } from '#web/ui/numbers.ts';

/** Number of sites listed in the name of a bar; the others are only counted. */
const SITES_LISTED = 5;

/** Returns `1 flight`, `1 240 flights`. */
export function flightsText(count: number): string {
  return `${formatWhole(count)} ${count === 1 ? 'flight' : 'flights'}`;
}

/** Returns a share in whole percent: `27 %`; `< 1 %` for a small one, never `0 %`. */
export function shareText(part: number, whole: number): string {
  if (part === 0 || whole === 0) return '0 %';
  const percent = Math.round((100 * part) / whole);
  return percent === 0 ? '< 1 %' : `${percent} %`;
}

/** Returns amounts by site in one line: `Fiesch 8, Niesen 4 and 3 more sites`. */
export function bySiteText(parts: readonly { readonly site: string; readonly amount: string }[]): string {
  const listed = parts.slice(0, SITES_LISTED).map(({ site, amount }) => `${site} ${amount}`);
  const more = parts.length - listed.length;
  if (more === 0) return listed.join(', ');
  return `${listed.join(', ')} and ${more} more ${more === 1 ? 'site' : 'sites'}`;
}
