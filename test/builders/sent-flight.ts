import { flownPath, type IgcOptions, igcBytes, type Leg } from './igc.ts';

const REST: Leg = { seconds: 300 };
const FLIGHT: readonly Leg[] = [
  { seconds: 200, speed: 10, heading: 90, climb: 1.5 },
  { seconds: 400, speed: 10, heading: 200, climb: -1 },
];

/** Returns the IGC file of a flight that surely is one, on a day. */
export function flightOn(date: string | null, options: Partial<IgcOptions> = {}): Uint8Array {
  return igcBytes({ date, fixes: flightFixes(36_000), ...options });
}

/** Returns the fixes of such a flight, from so many seconds after midnight on. */
export function flightFixes(at: number) {
  return flownPath({ at, lat: 46.69, lng: 7.86, altitude: 1_600 }, [REST, ...FLIGHT, REST], 4);
}
