import { setTimeout } from 'node:timers/promises';
import { type Random, wholeBetween } from '#test/builders/random';
import type { JsonResponse } from '#test/servers/visitor';
import { CallError, errorOfResponse } from '#web/api/call-error.ts';
import { never, type Tab } from './browser.ts';

/** What can happen to a call. */
export type Fault =
  | 'request lost'
  | 'response lost'
  | 'response replaced'
  | 'request late'
  | 'response late'
  | 'server busy'
  | 'too many calls'
  | 'killed before'
  | 'killed after';

type Counted = Fault | 'offline' | 'refused by a proxy' | 'killed between writes';

/** The connection of a device. */
export interface Line {
  isOffline: boolean;
  /** How often a call fails; 0 for a good line. */
  faultRate: number;
  readonly counts: Map<Counted, number>;
  /** The keys of changes that a proxy refuses as long as the line has faults, and of those that it lets pass. */
  readonly refused: Map<string, boolean>;
  /** Requests that arrive after the device has given them up. */
  readonly late: Set<Promise<unknown>>;
}

const FAULTS: readonly Fault[] = [
  'request lost',
  'response lost',
  'response lost',
  'response replaced',
  'request late',
  'response late',
  'server busy',
  'too many calls',
  'killed before',
  'killed after',
];
const LONGEST_LATE_MS = 60;
/** How many changes a proxy refuses. */
const REFUSED_RATE = 0.03;

/** Returns a device's good line. */
export function newLine(): Line {
  return { isOffline: false, faultRate: 0, counts: new Map(), refused: new Map(), late: new Set() };
}

/** Counts what has happened. */
export function count(line: Line, what: Counted): void {
  line.counts.set(what, (line.counts.get(what) ?? 0) + 1);
}

interface CallOverLine {
  readonly line: Line;
  readonly tab: Tab;
  readonly random: Random;
  /** Of a save. */
  readonly opKey?: string;
}

/** Makes a call of a tab over its device's line. A tab that is dead hears nothing. */
export async function overLine<Body>(
  { line, tab, random, opKey }: CallOverLine,
  call: () => Promise<JsonResponse<Body>>,
): Promise<Body> {
  if (tab.isDead) return never();
  if (line.isOffline) {
    count(line, 'offline');
    await setTimeout(0);
    return tab.isDead ? never() : lost();
  }
  if (opKey !== undefined && isRefused(opKey, line, random)) throw await ofProxy(413);
  const fault = faultBy(line, random);
  await failBefore(fault, { line, tab, random, call });
  const response = await call().catch(() => lost()); // The server is down.
  await failAfter(fault, { line, tab, random });
  return tab.isDead ? never() : successOf(response);
}

function isRefused(opKey: string, line: Line, random: Random): boolean {
  if (line.faultRate === 0) return false;
  const isRefusedNow = line.refused.get(opKey) ?? random() < REFUSED_RATE;
  line.refused.set(opKey, isRefusedNow);
  if (isRefusedNow) count(line, 'refused by a proxy');
  return isRefusedNow;
}

/** Returns the error of a response that is not Wingbook's. */
function ofProxy(status: number): Promise<CallError> {
  return errorOfResponse(status, '<html>No.</html>');
}

function faultBy(line: Line, random: Random): Fault | null {
  const fault = random() < line.faultRate ? (FAULTS[Math.floor(random() * FAULTS.length)] ?? null) : null;
  if (fault) count(line, fault);
  return fault;
}

async function successOf<Body>({ status, body }: JsonResponse<Body>): Promise<Body> {
  if (status !== 200) throw await errorOfResponse(status, JSON.stringify(body));
  return body;
}

async function failBefore(
  fault: Fault | null,
  { line, tab, random, call }: CallOverLine & { readonly call: () => Promise<unknown> },
): Promise<void> {
  switch (fault) {
    case 'request lost':
      return lost();
    case 'request late': {
      const late = setTimeout(wholeBetween(random, 1, LONGEST_LATE_MS))
        .then(call)
        .catch(() => undefined);
      line.late.add(late);
      return lost();
    }
    case 'server busy':
      throw new CallError('DBWriteError', { status: 503 });
    case 'too many calls':
      throw new CallError('badRequest', { reason: { code: 'tooManyInSeconds' }, status: 429 });
    case 'killed before':
      tab.die();
      return never();
    default:
  }
}

async function failAfter(fault: Fault | null, { tab, random }: CallOverLine): Promise<void> {
  if (fault === 'killed after') tab.die();
  if (fault === 'response replaced') throw await ofProxy(504);
  if (fault === 'response late') await setTimeout(wholeBetween(random, 1, LONGEST_LATE_MS));
  if (fault === 'response lost') lost();
}

function lost(): never {
  throw new CallError('ajaxNetworkError');
}
