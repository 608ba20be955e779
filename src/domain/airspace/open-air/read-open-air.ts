import type { AirspaceProblemCode, AirspaceReading, AirspaceResult } from '../reading.ts';
import { readingOf } from '../reading.ts';
import { classOf, typeOf } from './kind.ts';
import { limitOf } from './limit.ts';
import {
  type DrawRecord,
  drawArc,
  drawArcBetween,
  drawCircle,
  drawCorner,
  type OutlineDraft,
  setVariable,
} from './outline.ts';

/** What one airspace has said so far. Changed in place: files are long. */
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
