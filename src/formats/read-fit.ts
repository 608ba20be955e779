import { areDegrees } from '#domain/coordinates';
import { ReadError } from './read-error.ts';
import { PointColumns, TrackList } from './track-list.ts';

/**
 * Returns the tracks of a FIT file, as watches of Garmin, Suunto and Coros write it: one for each of its sessions. Throws when it is
 * cut off or damaged. Decodes only the fields that a track needs, as many fields as a hostile file has would not fit into memory
 * (decision 088).
 */
export function readFit(bytes: Uint8Array): readonly PointColumns[] {
  const read: FitActivity = { points: [], sessions: [], unplaced: 0 };
  for (let start = 0; start < bytes.length; ) start = readPart(bytes, start, read);
  const tracks = new TrackList();
  for (const track of bySession(read)) {
    track.unplaced = read.unplaced;
    tracks.add(track);
  }
  return tracks.timed();
}

/** What a file has of an activity so far. Changed in place. */
interface FitActivity {
  readonly points: FitPoint[];
  readonly sessions: FitSession[];
  /** Points without a position: as long as the watch finds none, or indoors. */
  unplaced: number;
}

/** Most of both: a day has 86,400 seconds. */
const [MAX_POINTS, MAX_SESSIONS] = [1_000_000, 200];

/** Times are Unix seconds, NaN where not known, as for the other numbers. */
interface FitPoint {
  readonly time: number;
  readonly lat: number;
  readonly lng: number;
  readonly altitude: number;
}

interface FitSession {
  readonly start: number;
  readonly sport: number;
}

/** A file may consist of several (FIT protocol, 'Chained FIT Files'). Returns where the next one begins. */
function readPart(bytes: Uint8Array, start: number, read: FitActivity): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const headerSize = bytes[start] ?? 0;
  if (start + HEADER_SIZE > bytes.length || !HEADER_SIZES.includes(headerSize)) throw new ReadError('wrongLength');
  const from = start + headerSize;
  const end = from + view.getUint32(start + 4, true);
  if (end + CRC_SIZE > bytes.length) throw new ReadError('wrongLength');
  if (crcOf(bytes.subarray(start, end)) !== view.getUint16(end, true)) throw new ReadError('wrongChecksum');
  new FitRecords(view, end, read).readFrom(from);
  return end + CRC_SIZE;
}

const HEADER_SIZE = 12;
/** Newer headers have a checksum of their own. */
const HEADER_SIZES: readonly number[] = [HEADER_SIZE, 14];
const CRC_SIZE = 2;

/** The checksum by nibbles, as the FIT protocol defines it. */
const CRC_TABLE = [
  0x0000, 0xcc01, 0xd801, 0x1400, 0xf001, 0x3c00, 0x2800, 0xe401, 0xa001, 0x6c00, 0x7800, 0xb401, 0x5000, 0x9c01,
  0x8801, 0x4400,
] as const;

function crcOf(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) crc = withNibble(withNibble(crc, byte & 15), byte >> 4);
  return crc;
}

function withNibble(crc: number, nibble: number): number {
  return (crc >> 4) ^ (CRC_TABLE[crc & 15] ?? 0) ^ (CRC_TABLE[nibble] ?? 0);
}

/** Of the FIT profile: the numbers of messages, and of their fields. */
const MESSAGES = { fileId: 0, session: 18, record: 20 } as const;
const TIMESTAMP = 253;
/** What a file is for: a course has points and times that are plans. */
const [FILE_TYPE, COURSE] = [0, 6];
const RECORD_FIELDS = { lat: 0, lng: 1, altitude: 2, enhancedAltitude: 78 } as const;
const SESSION_FIELDS = { start: 2, sport: 5 } as const;

/** How a message is written, until another definition takes its local number. */
interface Definition {
  readonly message: number;
  readonly isLittleEndian: boolean;
  /** Bytes of a whole message without its header. */
  readonly size: number;
  readonly fields: ReadonlyMap<number, FieldPlace>;
}

interface FieldPlace {
  readonly at: number;
  readonly size: number;
}

const [DEFINES, HAS_DEVELOPER_FIELDS, IS_COMPRESSED] = [0x40, 0x20, 0x80];
/** The time of a compressed message has these bits, counted on from the last whole one. */
const TIME_BITS = 31;
/** Midnight at the end of 1989, UTC, in Unix seconds. */
const FIT_EPOCH = 631_065_600;

/** Reads the records of a part. Changed in place. */
class FitRecords {
  readonly #view: DataView;
  readonly #end: number;
  readonly #read: FitActivity;
  readonly #definitions = new Map<number, Definition>();
  #lastTime = 0;

  constructor(view: DataView, end: number, read: FitActivity) {
    this.#view = view;
    this.#end = end;
    this.#read = read;
  }

  readFrom(start: number): void {
    for (let at = start; at < this.#end; ) {
      const header = this.#view.getUint8(at);
      const isDefinition = (header & (IS_COMPRESSED | DEFINES)) === DEFINES;
      at = isDefinition ? this.#define(at) : this.#readMessage(at);
    }
  }

  #define(at: number): number {
    const header = this.#view.getUint8(at);
    const isLittleEndian = this.#byte(at + 2) === 0;
    const count = this.#byte(at + 5);
    const fields = new Map<number, FieldPlace>();
    let [next, size] = [at + 6, 0];
    for (let i = 0; i < count; i += 1, next += 3) {
      fields.set(this.#byte(next), { at: size, size: this.#byte(next + 1) });
      size += this.#byte(next + 1);
    }
    if ((header & HAS_DEVELOPER_FIELDS) !== 0) {
      const others = this.#byte(next);
      next += 1;
      for (let i = 0; i < others; i += 1, next += 3) size += this.#byte(next + 1);
    }
    const message = this.#view.getUint16(at + 3, isLittleEndian);
    this.#definitions.set(header & 15, { message, isLittleEndian, size, fields });
    return next;
  }

  #readMessage(at: number): number {
    const header = this.#view.getUint8(at);
    const isCompressed = (header & IS_COMPRESSED) !== 0;
    const definition = this.#definitions.get(isCompressed ? (header >> 5) & 3 : header & 15);
    if (definition === undefined || at + 1 + definition.size > this.#end) throw new ReadError('notReadable');
    const fields = new MessageFields(this.#view, at + 1, definition);
    if (isCompressed) this.#lastTime += ((header & TIME_BITS) - this.#lastTime) & TIME_BITS;
    const time = fields.unsigned(TIMESTAMP);
    if (!Number.isNaN(time)) this.#lastTime = time;
    this.#keep(definition.message, fields);
    return at + 1 + definition.size;
  }

  #keep(message: number, fields: MessageFields): void {
    const { points, sessions } = this.#read;
    if (message === MESSAGES.fileId && fields.unsigned(FILE_TYPE) === COURSE) throw new ReadError('onlyPlaces');
    if (message === MESSAGES.session) sessions.push(sessionOf(fields));
    if (message === MESSAGES.record) this.#keepPoint(pointOf(fields, this.#lastTime));
    if (points.length > MAX_POINTS || sessions.length > MAX_SESSIONS) throw new ReadError('tooLargeFile');
  }

  #keepPoint(point: FitPoint): void {
    if (areDegrees(point.lat, point.lng)) this.#read.points.push(point);
    else this.#read.unplaced += 1;
  }

  #byte(at: number): number {
    if (at >= this.#end) throw new ReadError('notReadable');
    return this.#view.getUint8(at);
  }
}

/** The fields of a message; NaN for one that it does not have, or that has no value. */
class MessageFields {
  readonly #view: DataView;
  readonly #start: number;
  readonly #definition: Definition;

  constructor(view: DataView, start: number, definition: Definition) {
    this.#view = view;
    this.#start = start;
    this.#definition = definition;
  }

  /** Of one, two or four bytes, of which all bits are set where there is no value. */
  unsigned(field: number): number {
    const place = this.#definition.fields.get(field);
    const reader = place && UNSIGNED[place.size];
    if (place === undefined || reader === undefined) return Number.NaN;
    const value = reader(this.#view, this.#start + place.at, this.#definition.isLittleEndian);
    return value === 2 ** (8 * place.size) - 1 ? Number.NaN : value;
  }

  /** Degrees of a position, a circle being 2^32. */
  degrees(field: number): number {
    const place = this.#definition.fields.get(field);
    if (place?.size !== 4) return Number.NaN;
    const value = this.#view.getInt32(this.#start + place.at, this.#definition.isLittleEndian);
    return value === NO_POSITION ? Number.NaN : (value * 180) / 2 ** 31;
  }
}

type Reader = (view: DataView, at: number, isLittleEndian: boolean) => number;

const UNSIGNED: Readonly<Record<number, Reader>> = {
  1: (view, at) => view.getUint8(at),
  2: (view, at, isLittleEndian) => view.getUint16(at, isLittleEndian),
  4: (view, at, isLittleEndian) => view.getUint32(at, isLittleEndian),
};

const NO_POSITION = 0x7fffffff;

function pointOf(fields: MessageFields, time: number): FitPoint {
  const enhanced = fields.unsigned(RECORD_FIELDS.enhancedAltitude);
  const altitude = Number.isNaN(enhanced) ? fields.unsigned(RECORD_FIELDS.altitude) : enhanced;
  return {
    time: unixTime(time),
    lat: fields.degrees(RECORD_FIELDS.lat),
    lng: fields.degrees(RECORD_FIELDS.lng),
    altitude: altitude / 5 - 500,
  };
}

function sessionOf(fields: MessageFields): FitSession {
  return { start: unixTime(fields.unsigned(SESSION_FIELDS.start)), sport: fields.unsigned(SESSION_FIELDS.sport) };
}

function unixTime(time: number): number {
  return time + FIT_EPOCH;
}

/** The points of each session, which ends where the next one begins; those of a file without any are one track. */
function bySession({ points, sessions }: FitActivity): readonly PointColumns[] {
  const begun = sessions.filter(({ start }) => !Number.isNaN(start)).toSorted((a, b) => a.start - b.start);
  const tracks = begun.length === 0 ? [new PointColumns()] : begun.map(({ sport }) => trackOfSport(sport));
  for (const point of points) {
    const index = begun.findLastIndex(({ start }) => start <= point.time);
    tracks[Math.max(index, 0)]?.add(point);
  }
  return tracks;
}

function trackOfSport(sport: number): PointColumns {
  const track = new PointColumns();
  track.isOtherSport = OTHER_SPORTS.has(sport);
  return track;
}

/**
 * Sports of the FIT profile in which nobody flies: running, cycling, swimming, skiing, snowboarding, rowing, e-biking, motorcycling,
 * boating, driving, horseback riding, inline skating, sailing, ice skating, snowmobiling. Pilots who walk up leave the watch at hiking.
 */
const OTHER_SPORTS: ReadonlySet<number> = new Set([1, 2, 5, 12, 13, 14, 15, 21, 22, 23, 24, 27, 30, 32, 33, 36]);
