import { type CheckedGlider, intervalOfGlider, isOutOfUse } from './due/dues.ts';
import { NO_STANDING, type Standing, standingOf } from './due/standing.ts';
import { usesOf } from './due/use.ts';
import type { Handling } from './gear/handling.ts';
import type { LocalDate } from './local-date.ts';
import type { GliderFlight } from './statistics/glider-usage.ts';

/** How a glider stands to its next check; see `due/`, which counts it with those of gear. */
export type GliderCheck = Standing;

type Checked = Omit<CheckedGlider, 'name'>;

/** What counts towards the check of a glider: its flights, and its ground handling by the glider's factor. */
export interface GliderUse {
  readonly flights: Iterable<GliderFlight>;
  readonly handlings: Iterable<Pick<Handling, 'date' | 'duration' | 'gliderId'>>;
}

/** Returns how a glider stands to its next check, by what was flown from the day of the last check on. */
export function checkOf(glider: Checked, use: GliderUse, today: LocalDate): GliderCheck {
  return checksOf([glider], use, today).get(glider.id) ?? NO_STANDING;
}

/** Returns {@link checkOf} each glider, by its id, in one pass over the flights. */
export function checksOf(
  gliders: Iterable<Checked>,
  use: GliderUse,
  today: LocalDate,
): ReadonlyMap<number, GliderCheck> {
  const all = [...gliders];
  const counted = all.flatMap(({ id, checkedOn, inUseUntil }) =>
    checkedOn === null || isOutOfUse({ inUseUntil }, today) ? [] : [{ gliderIds: [id], from: checkedOn, until: null }],
  );
  const uses = new Map(
    usesOf(counted, { ...use, gliders: all }).map((sum, index) => [counted[index]?.gliderIds[0], sum]),
  );
  return new Map(
    all.map((glider) => {
      const sum = uses.get(glider.id);
      if (!sum) return [glider.id, NO_STANDING];
      const { share: _, ...standing } = standingOf(intervalOfGlider(glider), sum, today);
      return [glider.id, standing];
    }),
  );
}
