import type { Check, CheckKind, GearKind } from './checks.ts';

/** An interval that a maker or a school has named, and where and when: shown to choose from, never filled in by itself. */
export interface Proposal {
  readonly what: CheckKind;
  readonly months: number;
  readonly source: string;
  /** The year of the source, or in which it was looked at. */
  readonly year: number;
}

/** What was found for each kind of gear. Of helmets nothing that could be looked up says a number. */
export const PROPOSALS: Readonly<Record<GearKind, readonly Proposal[]>> = {
  harness: [
    { what: 'protector', months: 36, source: 'paraworld.ch, airbag', year: 2025 },
    { what: 'protector', months: 60, source: 'paraworld.ch, foam', year: 2025 },
  ],
  reserve: [
    { what: 'repack', months: 6, source: 'airvolution.ch', year: 2026 },
    { what: 'repack', months: 12, source: 'airvolution.ch', year: 2026 },
    { what: 'lifetime', months: 120, source: 'Niviuk Octagon', year: 2026 },
  ],
  helmet: [],
  other: [],
};

/** A check without anything but its kind. */
export function newCheck(what: CheckKind): Check {
  return { what, words: '', lastOn: null, months: 0, hours: 0, flights: 0, nextOn: null, history: [] };
}
