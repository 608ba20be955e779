import { igcDate, igcDigits, igcPosition, igcText, igcTime } from '#domain/igc/position-text';
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
