import type { FlownTrack } from '#domain/track/flown-track';
import { pseudoRandom } from './noise.ts';

/** A part of a flight through the air, at one airspeed (m/s) and climb (m/s), turning evenly. */
export interface AirLeg {
  readonly seconds: number;
  readonly climb?: number;
  /** 10 m/s unless said. */
  readonly speed?: number;
  /** Degrees a second, clockwise positive: 18 makes a circle of 20 s. */
  readonly turn?: number;
}

/** How a flight is recorded, and in what air. */
export interface Recording {
  /** Seconds between fixes. */
  readonly every?: number;
  readonly wind?: { readonly kmh: number; readonly from: number };
  /** Largest error of each coordinate and altitude, in metres; evenly spread. */
  readonly noise?: number;
  readonly seed?: number;
  readonly start?: { readonly lat: number; readonly lng: number };
  readonly hasAltitude?: boolean;
}

/** A flight of known legs. */
export interface FlownAirTrack {
  readonly track: FlownTrack;
  /** Unix seconds at which each leg starts, and the end of the last. */
  readonly times: readonly number[];
  /** True altitude each second from the first fix. */
  readonly heights: readonly number[];
}

const START_TIME = 1_750_000_000;
const START_ALTITUDE = 2000;
const HEADING = 40;
const STEPS_A_SECOND = 10;
const METRES_A_DEGREE = 111_195;
/** Positions of IGC files are thousandths of a minute. */
const POSITION_PARTS = 60_000;
const RADIANS = Math.PI / 180;

interface State {
  readonly north: number;
  readonly east: number;
  readonly altitude: number;
  readonly heading: number;
}

/** Returns the track of a glider that flies legs through moving air, rounded as in an IGC file. */
export function flownAir(legs: readonly AirLeg[], recording: Recording = {}): FlownAirTrack {
  const states = statesOf(legs, recording);
  const times = [START_TIME];
  for (const { seconds } of legs) times.push((times.at(-1) ?? 0) + seconds);
  return { track: recordedTrack(states, recording), times, heights: states.map(({ altitude }) => altitude) };
}

/** One state a second. */
function statesOf(legs: readonly AirLeg[], { wind = { kmh: 0, from: 0 } }: Recording): readonly State[] {
  let state: State = { north: 0, east: 0, altitude: START_ALTITUDE, heading: HEADING };
  const drift = {
    north: (-wind.kmh / 3.6) * Math.cos(wind.from * RADIANS),
    east: (-wind.kmh / 3.6) * Math.sin(wind.from * RADIANS),
  };
  const states = [state];
  for (const leg of legs) {
    for (let step = 1; step <= leg.seconds * STEPS_A_SECOND; step += 1) {
      state = moved(state, leg, drift);
      if (step % STEPS_A_SECOND === 0) states.push(state);
    }
  }
  return states;
}

function moved(state: State, { speed = 10, climb = 0, turn = 0 }: AirLeg, drift: Pick<State, 'north' | 'east'>): State {
  const seconds = 1 / STEPS_A_SECOND;
  const heading = state.heading + (turn * seconds) / 2;
  return {
    north: state.north + (speed * Math.cos(heading * RADIANS) + drift.north) * seconds,
    east: state.east + (speed * Math.sin(heading * RADIANS) + drift.east) * seconds,
    altitude: state.altitude + climb * seconds,
    heading: state.heading + turn * seconds,
  };
}

function recordedTrack(states: readonly State[], recording: Recording): FlownTrack {
  const { every = 1, noise = 0, seed = 1, start = { lat: 46.6, lng: 8 }, hasAltitude = true } = recording;
  const random = pseudoRandom(seed * 7919);
  const error = (): number => noise * (2 * random() - 1);
  const kept = states.flatMap((state, second) => (second % every === 0 ? [{ ...state, second }] : []));
  const fixes = kept.map(({ north, east, altitude, second }) => ({
    time: START_TIME + second,
    lat: gridded(start.lat + (north + error()) / METRES_A_DEGREE),
    lng: gridded(start.lng + (east + error()) / (METRES_A_DEGREE * Math.cos(start.lat * RADIANS))),
    altitude: Math.round(altitude + error()),
  }));
  return {
    length: fixes.length,
    time: Uint32Array.from(fixes, ({ time }) => time),
    lat: Float64Array.from(fixes, ({ lat }) => lat),
    lng: Float64Array.from(fixes, ({ lng }) => lng),
    altitude: hasAltitude ? Float32Array.from(fixes, ({ altitude }) => altitude) : null,
  };
}

function gridded(degrees: number): number {
  const onGrid = Math.round(degrees * POSITION_PARTS) / POSITION_PARTS;
  return onGrid - 360 * Math.round(onGrid / 360);
}
