import type { Isolated } from '#domain/isolated';
/** What a calendar that a pilot has subscribed to says on a day: no place, and no serial number, as others keep it. */
export const CALENDAR = {
  /** On the day on which a check is due, and 30 days before: `Repack due: Reserve`. */
  due: (what: string, name: Isolated): string => `${what} due: ${name}`,
  soon: (what: string, name: Isolated): string => `${what} due in 30 days: ${name}`,
  /** On the first day on which a rule of currency is not met; `rule` is what it asks for: `3 flights in 90 days`. */
  lapses: (rule: string): string => `Currency lapses: ${rule}`,
};
