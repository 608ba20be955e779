import type { Pilot } from '#domain/pilot';
import { DASH } from '#web/ui/detail-list.tsx';

/** Returns the pilot's name, else the email; a dash for a demo pilot without a name. */
export function nameOf({ userName, email }: Pick<Pilot, 'userName' | 'email'>): string {
  return userName || email || DASH;
}

/** Returns the email shown under the name; null where it is the title already. */
export function emailOf({ userName, email }: Pick<Pilot, 'userName' | 'email'>): string | null {
  if (email === null) return 'A demo pilot, without an email';
  return userName === '' ? null : email;
}

/** Returns the banner above the totals: the time since the last flight (spec, 2.12); `days` is null without flights. */
export function wordsSinceLastFlight(days: number | null): string {
  if (days === null) return 'No flights yet';
  if (days === 0) return 'You had a blast today!';
  return days === 1 ? '1 day since last flight' : `${days} days since last flight`;
}
