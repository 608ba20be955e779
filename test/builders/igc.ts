/** A fix to be written: time and position, and what differs from a plain valid fix. */
export interface FixDraft {
  /** Seconds since midnight UTC of the file's date; 86,400 and more are on the next day. */
  readonly at: number;
  readonly lat: number;
  readonly lng: number;
  readonly gnss?: number;
  readonly pressure?: number;
  readonly valid?: boolean;
  /** The extension after the altitudes. */
  readonly extension?: string;
}

/** An IGC file to be written; what is left out has the default of a simple recorder. */
export interface IgcOptions {
  /** `yyyy-mm-dd`; null for a file without a date. */
  readonly date?: string | null;
  /** The A record; empty for none. */
  readonly recorder?: string;
  /** Whole records between the date and the fixes. */
  readonly records?: readonly string[];
  readonly fixes: readonly FixDraft[];
  readonly lineEnd?: string;
}

/** Time and position at which a {@link flownPath} starts. */
export interface PathStart {
  readonly at: number;
  readonly lat: number;
  readonly lng: number;
  readonly altitude: number;
}

/** A part of a path, at one speed (m/s) in one direction (degrees from north, 90 is east), climbing in m/s. */
export interface Leg {
  readonly seconds: number;
  readonly speed?: number;
  readonly heading?: number;
  readonly climb?: number;
  /** Degrees the heading turns a second: 18 makes a circle of 20 s. */
  readonly turn?: number;
}

const METRES_A_DEGREE = 111_195;
const RADIANS = Math.PI / 180;

/** Returns the text of an IGC file. */
export function igcFile(draft: IgcOptions): string {
  const { date = '2025-05-31', recorder = 'AXXXABCFLIGHT:1', records = [], fixes, lineEnd = '\r\n' } = draft;
  const head = [recorder, date === null ? '' : dateRecord(date), ...records].filter((record) => record !== '');
  return [...head, ...fixes.map(positionRecord), ''].join(lineEnd);
}

/** Returns the bytes of an IGC file, in UTF-8. */
export function igcBytes(draft: IgcOptions): Uint8Array {
  return bytesOf(igcFile(draft));
}

export function bytesOf(text: string, encoding: 'utf8' | 'latin1' = 'utf8'): Uint8Array {
  return new Uint8Array(Buffer.from(text, encoding));
}

/** Returns an `HFDTEDDMMYY` record, the old form of the date. */
export function dateRecord(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `HFDTE${day}${month}${year.slice(2)}`;
}

/** Returns a B record. Positions are rounded to thousandths of a minute, altitudes to metres. */
export function positionRecord(fix: FixDraft): string {
  const { at, lat, lng, gnss = 0, pressure = 0, valid = true, extension = '' } = fix;
  const place = `${angle(lat, 2, 'NS')}${angle(lng, 3, 'EW')}`;
  return `B${timeOfDay(at)}${place}${valid ? 'A' : 'V'}${altitude(pressure)}${altitude(gnss)}${extension}`;
}

/** Returns fixes along legs, one every `every` seconds, with equal GNSS and pressure altitudes. */
export function flownPath(start: PathStart, legs: readonly Leg[], every = 1): readonly FixDraft[] {
  let place = { ...start, heading: 0 };
  const fixes = [fixAt(place)];
  for (const leg of legs) {
    place = { ...place, heading: leg.heading ?? place.heading };
    for (let passed = 0; passed < leg.seconds; passed += every) {
      place = moved(place, leg, every);
      fixes.push(fixAt(place));
    }
  }
  return fixes;
}

function moved<Place extends PathStart & { readonly heading: number }>(place: Place, leg: Leg, seconds: number): Place {
  const metres = (leg.speed ?? 0) * seconds;
  const north = Math.cos(place.heading * RADIANS) * metres;
  const east = Math.sin(place.heading * RADIANS) * metres;
  return {
    ...place,
    at: place.at + seconds,
    lat: place.lat + north / METRES_A_DEGREE,
    lng: place.lng + east / (METRES_A_DEGREE * Math.cos(place.lat * RADIANS)),
    altitude: place.altitude + (leg.climb ?? 0) * seconds,
    heading: place.heading + (leg.turn ?? 0) * seconds,
  };
}

function fixAt({ at, lat, lng, altitude }: PathStart): FixDraft {
  return { at, lat, lng, gnss: altitude, pressure: altitude };
}

function timeOfDay(seconds: number): string {
  const parts = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join('');
}

function angle(value: number, digits: number, sides: string): string {
  const thousandths = Math.round(Math.abs(value) * 60_000);
  const whole = String(Math.floor(thousandths / 60_000)).padStart(digits, '0');
  return `${whole}${String(thousandths % 60_000).padStart(5, '0')}${sides[value < 0 ? 1 : 0]}`;
}

function altitude(metres: number): string {
  const whole = Math.round(metres);
  return whole < 0 ? `-${String(-whole).padStart(4, '0')}` : String(whole).padStart(5, '0');
}
