import { describe, expect, it } from 'vitest';
import { type MovingPart, movingAlong } from '#test/builders/moving';
import { doubtedBesideFlights } from './beside-flights.ts';

const SLED_RIDE: MovingPart = { seconds: 480, speed: 9, climb: -1.1 };
/** As a bus goes down a road: no steeper than 7 %. */
const ROAD: MovingPart = { seconds: 480, speed: 13, climb: -0.9, heading: 90 };
const wait = (seconds: number): MovingPart => ({ seconds });

/** What becomes of parts that each seem to be a flight, but for those that stand. */
function movementsOf(parts: readonly MovingPart[]): readonly string[] {
  const { moving, parts: stretches } = movingAlong(parts);
  const judged = stretches
    .filter((_, i) => parts[i]?.speed)
    .map((stretch) => ({ ...stretch, movement: 'flight' as const }));
  return doubtedBesideFlights(moving, judged).map(({ movement }) => movement);
}

describe('a way down like that of a road', () => {
  it('is doubtful where it begins at a landing, or ends at a launch', () => {
    expect(movementsOf([SLED_RIDE, wait(300), ROAD])).toEqual(['flight', 'doubtful']);
    expect(movementsOf([ROAD, wait(300), SLED_RIDE])).toEqual(['doubtful', 'flight']);
  });

  it.each<[string, readonly MovingPart[]]>([
    ['alone', [ROAD]],
    ['long after the landing', [SLED_RIDE, wait(1_500), ROAD]],
    ['elsewhere', [SLED_RIDE, { seconds: 200, speed: 0, climb: 2 }, ROAD]],
    ['after a flight that hardly came down', [{ ...SLED_RIDE, seconds: 80 }, wait(300), ROAD]],
  ])('is none %s', (_, parts) => {
    expect(movementsOf(parts)).not.toContain('doubtful');
  });

  it('is none as steep as a glide, nor one that rises', () => {
    expect(movementsOf([SLED_RIDE, wait(300), SLED_RIDE])).toEqual(['flight', 'flight']);
    const lifted = [
      { seconds: 120, speed: 9, climb: 1.2 },
      { seconds: 600, speed: 13, climb: -0.9 },
    ];
    const { moving, parts } = movingAlong([SLED_RIDE, wait(300), ...lifted]);
    const judged = [
      { ...(parts[0] ?? { first: 0, last: 0 }), movement: 'flight' as const },
      { first: parts[2]?.first ?? 0, last: parts[3]?.last ?? 0, movement: 'flight' as const },
    ];
    expect(doubtedBesideFlights(moving, judged)).toEqual(judged);
  });
});
