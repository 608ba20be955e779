import type { Moving } from '#domain/track/flight/moving';
import type { Stretch } from '#domain/track/flight/stretch';

/** A part of a recording with a known motion: speed and climb in m/s, heading in degrees from north. */
export interface MovingPart {
  readonly seconds: number;
  readonly speed?: number;
  readonly climb?: number;
  readonly heading?: number;
}

/** A recording, and each of its parts by the fixes. */
export interface MovingParts {
  readonly moving: Moving;
  /** All of it. */
  readonly all: Stretch;
  /** Each part, from its first fix to its last. */
  readonly parts: readonly Stretch[];
}

const START_TIME = 1_750_000_000;
const START_ALTITUDE = 1000;
const RADIANS = Math.PI / 180;

/** Returns a recording whose speed and climb are known at each fix, not measured from positions: a fix every so many seconds. */
export function movingAlong(drafts: readonly MovingPart[], every = 1): MovingParts {
  let state = { time: START_TIME, north: 0, east: 0, altitude: START_ALTITUDE, speed: 0, climb: 0 };
  const states = [state];
  const parts = drafts.map(({ seconds, speed = 0, climb = 0, heading = 0 }) => {
    const first = states.length;
    for (let passed = 0; passed < seconds; passed += every) {
      state = {
        time: state.time + every,
        north: state.north + speed * every * Math.cos(heading * RADIANS),
        east: state.east + speed * every * Math.sin(heading * RADIANS),
        altitude: state.altitude + climb * every,
        speed,
        climb,
      };
      states.push(state);
    }
    return { first, last: states.length - 1 };
  });
  return { moving: movingOf(states), all: { first: 0, last: states.length - 1 }, parts };
}

type State = Readonly<Record<'time' | 'north' | 'east' | 'altitude' | 'speed' | 'climb', number>>;

function movingOf(states: readonly State[]): Moving {
  return {
    time: Uint32Array.from(states, ({ time }) => time),
    liftAltitude: Float32Array.from(states, ({ altitude }) => altitude),
    hasAltitude: true,
    motion: {
      speed: Float32Array.from(states, ({ speed }) => speed),
      climb: Float32Array.from(states, ({ climb }) => climb),
      north: Float64Array.from(states, ({ north }) => north),
      east: Float64Array.from(states, ({ east }) => east),
    },
  };
}
