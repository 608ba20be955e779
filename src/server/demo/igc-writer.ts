import type { Reading } from './flight-model/recorder.ts';

/** What the head of an IGC file says. */
export interface IgcHead {
  readonly pilotName: string;
  readonly gliderName: string;
  readonly siteName: string;
  /** Hours that the pilot's clock is ahead of UTC. */
  readonly hoursAhead: number;
}

/** Places in a B record of what the I record declares: accuracy, and a digit more of latitude and longitude. */
const EXTENSIONS = 'I033638FXA3939LAD4040LOD';
const MANUFACTURER = 'XWB';
const SERIAL = '0W1';
const TENTHS_A_DEGREE = 600_000;

/**
 * An IGC file of a flight within one UTC day: A, H, I and B records, CRLF, plain ASCII. There is no G record, since a
 * made-up flight has nothing to vouch for.
 */
export function writeIgc(head: IgcHead, readings: readonly Reading[]): string {
  return [...headOf(head, readings[0]?.time ?? 0), EXTENSIONS, ...readings.map(positionRecord), ''].join('\r\n');
}

/** The UTC day of an instant (Unix seconds) as `DDMMYY`. */
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

/** Letters of the IGC's own alphabet: accents go. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/[^ -~]/g, '');
}

function positionRecord(reading: Reading): string {
  const lat = coordinate(reading.lat, 2);
  const lng = coordinate(reading.lng, 3);
  const [side, half] = [reading.lat < 0 ? 'S' : 'N', reading.lng < 0 ? 'W' : 'E'];
  const altitudes = `${digits(reading.pressureAltitude, 5)}${digits(reading.gnssAltitude, 5)}`;
  return `B${timeOf(reading.time)}${lat.text}${side}${lng.text}${half}A${altitudes}${digits(reading.accuracy, 3)}${lat.next}${lng.next}`;
}

/** `DDMMmmm` or `DDDMMmmm`, and the digit that follows. */
function coordinate(degrees: number, width: number): { readonly text: string; readonly next: number } {
  const tenths = Math.floor(Math.abs(degrees) * TENTHS_A_DEGREE);
  const whole = Math.floor(tenths / TENTHS_A_DEGREE);
  const rest = tenths % TENTHS_A_DEGREE;
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
