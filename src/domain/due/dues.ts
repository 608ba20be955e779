import { keyOfCheck } from '../gear/check-rules.ts';
import type { CheckKind, GearKind } from '../gear/checks.ts';
import type { Gear } from '../gear/gear.ts';
import type { Glider } from '../glider.ts';
import type { LocalDate } from '../local-date.ts';
import { compareCodes } from '../order/text-order.ts';
import { dueDayOf, type Interval, type OrderedStanding, standingOf, URGENCY, type Use } from './standing.ts';
import { type FlownLogbook, type UseQuery, usesOf } from './use.ts';

/** What of a glider its check is counted by. */
export type CheckedGlider = Pick<
  Glider,
  | 'id'
  | 'name'
  | 'checkedOn'
  | 'checkMonths'
  | 'checkHours'
  | 'checkFlights'
  | 'inUseFrom'
  | 'inUseUntil'
  | 'handlingFactor'
>;

/** What of a piece of gear its checks are counted by. */
export type CheckedGear = Pick<Gear, 'id' | 'name' | 'kind' | 'inUseFrom' | 'inUseUntil' | 'gliderIds' | 'checks'>;

/** What the list of what is due is computed from. */
export interface DueLogbook extends FlownLogbook {
  readonly gliders: Iterable<CheckedGlider>;
  readonly gear: Iterable<CheckedGear>;
}

/** Whose check it is. */
export type DueSubject =
  | { readonly type: 'glider'; readonly id: number; readonly name: string }
  | { readonly type: 'gear'; readonly id: number; readonly name: string; readonly kind: GearKind };

/** A check that counts, and how it stands. */
export interface DueItem extends Omit<OrderedStanding, 'state'> {
  readonly subject: DueSubject;
  /** What is checked; `words` are the pilot's own for `other`, and empty for the rest. */
  readonly check: { readonly what: CheckKind; readonly words: string };
  /** Tells the check from all others of the pilot, however they are ordered, and whatever was done: `gear 3 repack`. */
  readonly key: string;
  readonly state: 'fine' | 'soon' | 'due';
}

/**
 * Returns every check of gliders and gear that counts, in the order of urgency: what is due, what will be soon, and the rest, each by its
 * days, and behind them those that hours or flights decide. Sold gear is not among them. Page, lines and emails read this one function, the calendar {@link dueDaysOf}. `today` is the day on the pilot's calendar.
 */
export function duesOf(logbook: DueLogbook, today: LocalDate): readonly DueItem[] {
  const gliders = [...logbook.gliders];
  const counted = checksOf({ ...logbook, gliders }).filter(({ inUseUntil }) => !isOutOfUse({ inUseUntil }, today));
  const measured = counted.filter(({ interval }) => needsUse(interval));
  const uses = new Map(
    usesOf(
      measured.map(({ query }) => query),
      { ...logbook, gliders },
    ).map((use, index) => [measured[index], use]),
  );
  return counted.flatMap((check) => dueItemOf(check, uses.get(check) ?? NO_USE, today)).sort(byDay);
}

/** The day on which a check is due. */
export interface DueDay extends Pick<DueItem, 'subject' | 'check' | 'key'> {
  readonly dueOn: LocalDate;
}

/** Returns the days on which checks are due while their glider or gear is in use, in no order: whatever day it is today. */
export function dueDaysOf(logbook: Pick<DueLogbook, 'gliders' | 'gear'>): readonly DueDay[] {
  return checksOf(logbook).flatMap(({ subject, check, key, interval, inUseUntil }) => {
    const dueOn = dueDayOf(interval);
    return dueOn === null || isOutOfUse({ inUseUntil }, dueOn) ? [] : [{ subject, check, key, dueOn }];
  });
}

function checksOf({ gliders, gear }: Pick<DueLogbook, 'gliders' | 'gear'>): readonly CountedCheck[] {
  return [...[...gliders].flatMap(checkOfGlider), ...[...gear].flatMap(checksOfGear)];
}

function byDay(a: DueItem, b: DueItem): number {
  return (
    URGENCY[a.state] - URGENCY[b.state] ||
    compareCodes(dayOf(a), dayOf(b)) ||
    a.share - b.share ||
    compareCodes(a.key, b.key)
  );
}

/** Returns the day that decides, for sorting; one behind all days where hours or flights do. */
function dayOf({ by, dueOn }: DueItem): LocalDate {
  return by === 'months' && dueOn !== null ? dueOn : NEVER;
}

/** Returns those of {@link duesOf} that the pilot is told of without asking. */
export function urgentOf(dues: readonly DueItem[]): readonly DueItem[] {
  return dues.filter(({ state }) => state !== 'fine');
}

/** Whether a glider or a piece of gear is no longer in use, as when it was sold: its last day has passed. */
export function isOutOfUse({ inUseUntil }: Pick<Gear, 'inUseUntil'>, today: LocalDate): boolean {
  return inUseUntil !== null && inUseUntil < today;
}

/** Returns the {@link DueItem.key} of a glider's check. */
export function keyOfGlider(id: number): string {
  const key = `glider ${id} check`;
  return key;
}

/** Returns the {@link DueItem.key} of a check of gear. */
export function keyOfGearCheck(id: number, check: DueItem['check']): string {
  const key = `gear ${id} ${keyOfCheck(check)}`;
  return key;
}

interface CountedCheck extends Pick<DueItem, 'subject' | 'check' | 'key'> {
  readonly inUseUntil: LocalDate | null;
  readonly interval: Interval;
  readonly query: UseQuery;
}

const NO_USE: Use = { flights: 0, minutes: 0 };
/** A day behind all others. */
const NEVER: LocalDate = '2100-01-01';

function needsUse({ lastOn, hours, flights }: Interval): boolean {
  return lastOn !== null && (hours > 0 || flights > 0);
}

/** Returns the check of a glider as one of gear has it; none without a day of the last one. */
export function intervalOfGlider(glider: Omit<CheckedGlider, 'id' | 'name' | 'handlingFactor'>): Interval {
  const { checkedOn, checkMonths, checkHours, checkFlights } = glider;
  return { lastOn: checkedOn, months: checkMonths, hours: checkHours, flights: checkFlights, nextOn: null };
}

function checkOfGlider(glider: CheckedGlider): readonly CountedCheck[] {
  const { id, name, inUseUntil, checkedOn } = glider;
  if (checkedOn === null) return [];
  return [
    {
      subject: { type: 'glider', id, name },
      check: { what: 'check', words: '' },
      key: keyOfGlider(id),
      inUseUntil,
      interval: intervalOfGlider(glider),
      query: { gliderIds: [id], from: checkedOn, until: null },
    },
  ];
}

function checksOfGear({ id, name, kind, inUseFrom, inUseUntil, gliderIds, checks }: CheckedGear) {
  return checks.map((check): CountedCheck => {
    const { what, words, lastOn } = check;
    const counted = lastOn ?? inUseFrom;
    return {
      subject: { type: 'gear', id, name, kind },
      check: { what, words },
      key: keyOfGearCheck(id, check),
      inUseUntil,
      interval: { ...check, lastOn: counted },
      query: {
        gliderIds: gliderIds.length === 0 ? null : gliderIds,
        from: laterOf(counted, inUseFrom) ?? NEVER,
        until: null,
      },
    };
  });
}

/** What was flown before gear was in use was flown with other gear. */
function laterOf(one: LocalDate | null, other: LocalDate | null): LocalDate | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

function dueItemOf({ subject, check, key, interval }: CountedCheck, use: Use, today: LocalDate): readonly DueItem[] {
  const { state, ...standing } = standingOf(interval, use, today);
  return state === 'none' ? [] : [{ subject, check, key, state, ...standing }];
}
