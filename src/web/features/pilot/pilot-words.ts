/** The banner over a pilot's totals: how long ago the last flight was (spec, 2.12). Null for no flight at all. */
export function wordsSinceLastFlight(days: number | null): string {
  if (days === null) return 'No flights yet';
  return days === 0 ? 'You had a blast today!' : `${days} days since last flight`;
}
