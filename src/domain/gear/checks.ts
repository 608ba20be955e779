import type { LocalDate } from '../local-date.ts';

/** What is checked, or has to be replaced; `other` in the pilot's own words. */
export const CHECK_KINDS = ['check', 'repack', 'lifetime', 'protector', 'carabiners', 'other'] as const;
/** One of {@link CHECK_KINDS}. */
export type CheckKind = (typeof CHECK_KINDS)[number];

/** The kinds of gear beside gliders. */
export const GEAR_KINDS = ['harness', 'reserve', 'helmet', 'other'] as const;
/** One of {@link GEAR_KINDS}. */
export type GearKind = (typeof GEAR_KINDS)[number];

/** A check that was done. */
export interface DoneCheck {
  readonly on: LocalDate;
  /** Who has done it; empty when not known. */
  readonly by: string;
  /** What was found or done; may be empty. */
  readonly note: string;
}

/** Something about a piece of gear that is due from time to time, or once. */
export interface Check {
  readonly what: CheckKind;
  /** The pilot's own words for `other`; empty for the rest. */
  readonly words: string;
  /** The day on which it was last done, or from which it counts; null: it counts from the first day in use. */
  readonly lastOn: LocalDate | null;
  /** After how many months it is due; 0 for no limit, as in the next two. */
  readonly months: number;
  /** After how many hours of airtime. */
  readonly hours: number;
  readonly flights: number;
  /** The day that the checker has set, in place of the months; null for none. */
  readonly nextOn: LocalDate | null;
  /** The newest first. */
  readonly history: readonly DoneCheck[];
}

/** No checks; one value for all gear without any. */
export const NO_CHECKS: readonly Check[] = [];
