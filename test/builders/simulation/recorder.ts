import { igcDate, igcDigits, igcPosition, igcText, igcTime } from '#domain/igc/position-text';
import { type Random, spread } from '#test/builders/random';
import type { FlownPath } from './flown.ts';
import { createWavering } from './paraglider.ts';

/** One fix of a recorder. */
interface RecordedFix {
  /** Unix seconds. */
  readonly time: number;
  /** Degrees. */
  readonly lat: number;
  readonly lng: number;
  /** Metres by GNSS and by air pressure. */
  readonly gnssAltitude: number;
  readonly pressureAltitude: number;
  /** Estimated position error, metres. */
  readonly accuracy: number;
}

/** Deviation of the errors of position and altitude in metres, and their correlation time in seconds. */
const POSITION_ERROR = 1.4;
const ALTITUDE_ERROR = 2.2;
const ERROR_DURATION = 40;
/** Error of a single reading, metres. */
const JITTER = 0.15;

/** Returns what a recorder logs of a flight: a fix every `interval` seconds, with typical errors. */
export function record(
  flown: FlownPath,
  { startTime, interval }: { startTime: number; interval: number },
  random: Random,
): readonly RecordedFix[] {
  const { path, plane } = flown;
  const [eastError, northError, altitudeError] = [ERROR_DURATION, ERROR_DURATION, ERROR_DURATION].map((duration) =>
    createWavering(random, duration / interval),
  );
  const standardAir = createAirPressure(random);
  const count = Math.ceil(path.east.length / interval);
  return Array.from({ length: count }, (_, index) => {
    const second = index * interval;
    const altitude = path.altitude[second] ?? 0;
    return {
      time: startTime + second,
      lat: plane.latOf((path.north[second] ?? 0) + (northError?.() ?? 0) * POSITION_ERROR + spread(random) * JITTER),
      lng: plane.lngOf((path.east[second] ?? 0) + (eastError?.() ?? 0) * POSITION_ERROR + spread(random) * JITTER),
      gnssAltitude: altitude + (altitudeError?.() ?? 0) * ALTITUDE_ERROR,
      pressureAltitude: standardAir(altitude) + spread(random) * JITTER,
      accuracy: Math.round(2 + random() * 2),
    };
  });
}

/** Returns the day's pressure altitude: offset by the weather, and scaled by the air's temperature. */
function createAirPressure(random: Random): (altitude: number) => number {
  const offset = spread(random) * 45 - 20;
  const stretch = 0.965 + random() * 0.03;
  return (altitude) => altitude * stretch + offset;
}

/** The header of an IGC file. */
interface IgcHead {
  readonly pilotName: string;
  readonly gliderName: string;
  readonly siteName: string;
  /** Hours that the pilot's clock is ahead of UTC. */
  readonly hoursAhead: number;
}

/** The extensions of B records: accuracy, and one more digit of latitude and longitude. */
const EXTENSIONS = 'I033638FXA3939LAD4040LOD';
const MANUFACTURER = 'XWB';
const SERIAL = '0W1';

/**
 * Returns the IGC file of a flight within one UTC day: A, H, I and B records, CRLF, plain ASCII. No G record, since there is
 * nothing to certify.
 */
export function writeIgc(head: IgcHead, readings: readonly RecordedFix[]): string {
  return [...headOf(head, readings[0]?.time ?? 0), EXTENSIONS, ...readings.map(positionRecord), ''].join('\r\n');
}

function headOf({ pilotName, gliderName, siteName, hoursAhead }: IgcHead, startTime: number): readonly string[] {
  return [
    `A${MANUFACTURER}${SERIAL}`,
    `HFDTEDATE:${igcDate(startTime)},01`,
    `HFPLTPILOTINCHARGE:${igcText(pilotName)}`,
    'HFCM2CREW2:NIL',
    `HFGTYGLIDERTYPE:${igcText(gliderName)}`,
    'HFGIDGLIDERID:NKN',
    'HFDTMGPSDATUM:WGS84',
    'HFRFWFIRMWAREVERSION:1.0',
    'HFRHWHARDWAREVERSION:1.0',
    'HFFTYFRTYPE:Wingbook,Demo Flight',
    'HFGPSRECEIVER:NKN',
    'HFPRSPRESSALTSENSOR:NKN',
    'HFALGALTGPS:GEO',
    'HFALPALTPRESSURE:ISA',
    `HFTZNTIMEZONE:${hoursAhead}`,
    `HFSITSITE:${igcText(siteName)}`,
  ];
}

function positionRecord({ time, lat, lng, ...reading }: RecordedFix): string {
  const { place, finer } = igcPosition(lat, lng);
  const altitudes = `${igcDigits(reading.pressureAltitude, 5)}${igcDigits(reading.gnssAltitude, 5)}`;
  return `B${igcTime(time)}${place}A${altitudes}${igcDigits(reading.accuracy, 3)}${finer}`;
}
