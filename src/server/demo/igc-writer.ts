import type { RecordedFix } from './flight-model/recorder.ts';

/** The header of an IGC file. */
export interface IgcHead {
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
const UNITS_PER_DEGREE = 600_000;

/**
 * Returns the IGC file of a flight within one UTC day: A, H, I and B records, CRLF, plain ASCII. No G record, since there is
 * nothing to certify.
 */
export function writeIgc(head: IgcHead, readings: readonly RecordedFix[]): string {
  return [...headOf(head, readings[0]?.time ?? 0), EXTENSIONS, ...readings.map(positionRecord), ''].join('\r\n');
}

/** Returns the UTC day of an instant (Unix seconds) as `DDMMYY`. */
export function igcDate(unixSeconds: number): string {
  const date = new Date(unixSeconds * 1000).toISOString();
  return date.slice(8, 10) + date.slice(5, 7) + date.slice(2, 4);
}

function headOf({ pilotName, gliderName, siteName, hoursAhead }: IgcHead, startTime: number): readonly string[] {
  return [
    `A${MANUFACTURER}${SERIAL}`,
    `HFDTEDATE:${igcDate(startTime)},01`,
    `HFPLTPILOTINCHARGE:${plain(pilotName)}`,
    'HFCM2CREW2:NIL',
    `HFGTYGLIDERTYPE:${plain(gliderName)}`,
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
    `HFSITSITE:${plain(siteName)}`,
  ];
}

/** Reduces text to the characters that IGC allows: accents are removed. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/[^ -~]/g, '');
}

function positionRecord(reading: RecordedFix): string {
  const lat = coordinate(reading.lat, 2);
  const lng = coordinate(reading.lng, 3);
  const [side, half] = [reading.lat < 0 ? 'S' : 'N', reading.lng < 0 ? 'W' : 'E'];
  const altitudes = `${digits(reading.pressureAltitude, 5)}${digits(reading.gnssAltitude, 5)}`;
  return `B${timeOf(reading.time)}${lat.text}${side}${lng.text}${half}A${altitudes}${digits(reading.accuracy, 3)}${lat.next}${lng.next}`;
}

/** Returns `DDMMmmm` or `DDDMMmmm`, and the digit that follows. */
function coordinate(degrees: number, width: number): { readonly text: string; readonly next: number } {
  const units = Math.floor(Math.abs(degrees) * UNITS_PER_DEGREE);
  const whole = Math.floor(units / UNITS_PER_DEGREE);
  const rest = units % UNITS_PER_DEGREE;
  return { text: digits(whole, width) + digits(Math.floor(rest / 10), 5), next: rest % 10 };
}

function timeOf(unixSeconds: number): string {
  const second = unixSeconds % 86_400;
  return digits(Math.floor(second / 3600), 2) + digits(Math.floor(second / 60) % 60, 2) + digits(second % 60, 2);
}

function digits(value: number, width: number): string {
  const rounded = Math.round(value);
  return rounded < 0 ? `-${String(-rounded).padStart(width - 1, '0')}` : String(rounded).padStart(width, '0');
}
