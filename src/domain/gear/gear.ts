import { problemsOf } from '../fields/entity.ts';
import { GEAR, type GearInput } from '../fields/gear.ts';
import { compareNames } from '../order/text-order.ts';
import { type Problem, problemsIn } from '../problem.ts';
import { MAX_USED_WITH, problemsOfChecks } from './check-rules.ts';
import type { Check } from './checks.ts';

/** A piece of gear in the logbook. */
export interface Gear extends GearInput {
  /** Counted up per pilot: a higher id was added later. */
  readonly id: number;
  /** When it was added: ISO 8601, UTC, whole seconds. */
  readonly createdAt: string;
}

/** Returns all problems of a piece of gear's values. */
export function problemsOfGear(input: GearInput): readonly Problem[] {
  const { checks, gliderIds, inUseFrom, inUseUntil } = input;
  return [
    ...problemsOf(GEAR, input),
    ...problemsOfUse({ inUseFrom, inUseUntil }, 'gear'),
    ...problemsIn(
      { subject: 'gear', field: 'gliderIds' },
      gliderIds.length > MAX_USED_WITH ? [{ code: 'tooManyItems', max: MAX_USED_WITH }] : [],
    ),
    ...problemsIn({ subject: 'gear', field: 'checks' }, problemsOfChecks(checks)),
  ];
}

/** Returns that gear or a glider is out of use before it is in use, if it is. */
export function problemsOfUse(
  { inUseFrom, inUseUntil }: Pick<GearInput, 'inUseFrom' | 'inUseUntil'>,
  subject: 'gear' | 'glider',
): readonly Problem[] {
  if (inUseFrom === null || inUseUntil === null || inUseUntil >= inUseFrom) return [];
  return problemsIn({ subject, field: 'inUseUntil' }, [{ code: 'untilBeforeFrom' }]);
}

/** Returns the gear with a limit of hours or flights that is counted by flights with this glider, in order of its names. */
export function gearCountedWith(gliderId: number, gear: Iterable<Gear>): readonly Gear[] {
  return [...gear]
    .filter(({ gliderIds, checks }) => gliderIds.includes(gliderId) && checks.some(isCountedByUse))
    .toSorted(compareNames);
}

function isCountedByUse({ hours, flights }: Check): boolean {
  return hours > 0 || flights > 0;
}
