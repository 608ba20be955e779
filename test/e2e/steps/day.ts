import { flownPath, igcFile, type Leg } from '../../builders/igc.ts';

const STAND: Leg = { seconds: 935 };
const SLED_RIDE: Leg = { seconds: 880, speed: 10, heading: 90, climb: -1 };
const GONDOLA: Leg = { seconds: 900, speed: 6, heading: 270, climb: 1 };
const THERMAL: Leg = { seconds: 1200, speed: 9, turn: 18, climb: 0.7 };

/** The file of a day with three flights in the Bernese Oberland: sled ride, gondola, thermal flight, gondola, sled ride. */
export const DAY = {
  name: 'day.igc',
  mimeType: '',
  buffer: Buffer.from(
    igcFile({
      date: '2026-06-20',
      fixes: flownPath({ at: 28_800, lat: 46.69, lng: 7.86, altitude: 1800 }, [
        STAND,
        SLED_RIDE,
        STAND,
        GONDOLA,
        STAND,
        { ...SLED_RIDE, seconds: 300 },
        THERMAL,
        { ...SLED_RIDE, seconds: 1460 },
        STAND,
        GONDOLA,
        STAND,
        SLED_RIDE,
        STAND,
      ]),
    }),
  ),
};
