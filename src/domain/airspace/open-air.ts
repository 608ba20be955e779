import {
  AIRSPACE_CLASSES,
  AIRSPACE_TYPES,
  type AirspaceClass,
  type AirspaceType,
  type Datum,
  FLIGHT_LEVEL_M,
  FOOT_M,
  GROUND,
  type VerticalLimit,
} from './airspace.ts';
import {
  type DrawRecord,
  drawArc,
  drawArcBetween,
  drawCircle,
  drawCorner,
  type OutlineDraft,
  setVariable,
} from './open-air-outline.ts';
import { type AirspaceProblemCode, type AirspaceReading, type AirspaceResult, readingOf } from './reading.ts';

/** The lines of one airspace so far. Changed in place: files are long. */
interface AirspaceDraft extends OutlineDraft {
  readonly line: number;
  /** Texts of the records that name something, by record: the last one counts. */
  readonly texts: Map<string, string>;
  problem: AirspaceProblemCode | null;
}

const BEGINNING = new Set(['AC', 'AN']);
const NAMING = new Set(['AC', 'AY', 'AN', 'AL', 'AH']);
const DRAWINGS: Readonly<Record<string, DrawRecord>> = {
  V: setVariable,
  DP: drawCorner,
  DC: drawCircle,
  DA: drawArc,
  DB: drawArcBetween,
};
const RECORD = /^(A[A-Z]|D[A-Z]|V)\s+(\S.*)$/;
const LINES = /\r\n|\n|\r/;
const MIN_CORNERS = 3;

/**
 * Reads a file in the OpenAir format. An airspace with a bad record is left out whole: with a corner missing it would
 * lie elsewhere. Records that say nothing about place, height and kind are not read.
 */
export function readOpenAir(text: string): AirspaceReading {
  const drafts: AirspaceDraft[] = [];
  for (const [index, line] of text.split(LINES).entries()) {
    const [, record = '', value = ''] = RECORD.exec(line.trim()) ?? [];
    if (isBeginning(record, drafts.at(-1))) drafts.push(newDraft(index + 1));
    const draft = drafts.at(-1);
    if (draft) addRecord(draft, record, value);
  }
  return readingOf(drafts.map(resultOf));
}

/** Whether a record begins an airspace: its class or its name, whichever comes first. */
function isBeginning(record: string, draft: AirspaceDraft | undefined): boolean {
  if (!BEGINNING.has(record)) return false;
  return draft === undefined || draft.texts.has(record) || draft.corners.length > 0;
}

function newDraft(line: number): AirspaceDraft {
  return { line, texts: new Map(), corners: [], center: null, isClockwise: true, problem: null };
}

function addRecord(draft: AirspaceDraft, record: string, value: string): void {
  if (NAMING.has(record)) draft.texts.set(record, record === 'AN' ? value : withoutComment(value));
  const draw = DRAWINGS[record];
  if (draw) draft.problem = draft.problem ?? draw(draft, withoutComment(value));
}

function withoutComment(value: string): string {
  return value.replace(/\*.*$/, '').trim();
}

function resultOf({ line, texts, corners, problem }: AirspaceDraft): AirspaceResult {
  const textOf = (record: string): string => texts.get(record) ?? '';
  const [lower, upper] = [limitOf(textOf('AL')), limitOf(textOf('AH'))];
  if (problem !== null) return { problem, at: line };
  if (lower === null || lower === 'unlimited' || upper === null) return { problem: 'badLimit', at: line };
  if (corners.length < MIN_CORNERS) return { problem: 'tooFewCorners', at: line };
  return {
    airspace: {
      name: textOf('AN'),
      class: classOf(textOf('AC')),
      type: typeOf(textOf('AY') || textOf('AC')),
      lower,
      upper: upper === 'unlimited' ? null : upper,
      polygon: [corners],
    },
  };
}

/** Names that are not those of {@link AIRSPACE_TYPES}. */
const TYPES: Readonly<Record<string, AirspaceType>> = {
  R: 'restricted',
  Q: 'danger',
  P: 'prohibited',
  GP: 'prohibited',
  W: 'glidingSector',
  GSEC: 'glidingSector',
  AWY: 'airway',
  ASRA: 'recreation',
  OFR: 'lowAltitudeRestriction',
  ZSM: 'protected',
  VFRSEC: 'vfrSector',
  FIS_SECTOR: 'fisSector',
  FIS: 'fisSector',
};

/** Returns the class of an `AC` record; null when it names none. */
export function classOf(text: string): AirspaceClass | null {
  const name = text.trim().toUpperCase();
  return AIRSPACE_CLASSES.find((one) => one === name) ?? null;
}

/** Returns the type of an `AY` or `AC` record; `other` when it names none. */
export function typeOf(text: string): AirspaceType {
  const name = text.trim().toUpperCase();
  return TYPES[name] ?? AIRSPACE_TYPES.find((type) => type.toUpperCase() === name) ?? 'other';
}

const ON_GROUND = /^(?:GND|SFC|AGL|0 ?(?:FT|F|M)? ?(?:AGL|GND|SFC))$/i;
const UNLIMITED = /^UNL(?:IM|IMITED|TD)?$/i;
const FLIGHT_LEVEL = /^FL ?(\d{1,3})$/i;
const HEIGHT = /^(\d{1,6}(?:\.\d+)?) ?(FT|F|M)? ?(?:(AGL|AGND|ASFC|GND|SFC)|(AMSL|MSL|ALT|QNH)|(STD))?$/i;

/** Returns the limit of a record, as `1500ft AMSL` or `FL 95`; feet above the sea unless it says otherwise; null for none. */
export function limitOf(text: string): VerticalLimit | 'unlimited' | null {
  const words = text.trim().replace(/\s+/g, ' ');
  if (ON_GROUND.test(words)) return GROUND;
  if (UNLIMITED.test(words)) return 'unlimited';
  const level = FLIGHT_LEVEL.exec(words)?.[1];
  return level === undefined ? heightOf(words) : { heightM: Number(level) * FLIGHT_LEVEL_M, datum: 'standard' };
}

function heightOf(words: string): VerticalLimit | null {
  const [, value, unit = 'ft', ground, , standard] = HEIGHT.exec(words) ?? [];
  if (value === undefined) return null;
  const heightM = Number(value) * (unit.toLowerCase() === 'm' ? 1 : FOOT_M);
  return { heightM, datum: datumOf(ground, standard) };
}

function datumOf(ground: string | undefined, standard: string | undefined): Datum {
  if (ground !== undefined) return 'ground';
  return standard === undefined ? 'msl' : 'standard';
}
