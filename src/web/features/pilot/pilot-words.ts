import type { Pilot } from '#domain/pilot';
import { DASH } from '#web/ui/facts.tsx';

/** The pilot's name; a dash where none is known. */
export function nameOf({ userName }: Pick<Pilot, 'userName'>): string {
  return userName === '' ? DASH : userName;
}

/** The pilot's email; a demo pilot has none. */
export function emailOf({ email }: Pick<Pilot, 'email'>): string {
  return email ?? 'A demo pilot, without an email';
}

/** The banner over a pilot's totals: how long ago the last flight was (spec, 2.12). Null for no flight at all. */
export function wordsSinceLastFlight(days: number | null): string {
  if (days === null) return 'No flights yet';
  return days === 0 ? 'You had a blast today!' : `${days} days since last flight`;
}
