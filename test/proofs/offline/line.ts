import { setTimeout } from 'node:timers/promises';
import { type Random, wholeBetween } from '#test/builders/random';
import type { JsonResponse } from '#test/servers/visitor';
import { CallError, errorOfResponse } from '#web/api/call-error.ts';
import { never, type Tab } from './browser.ts';

/** What can happen to a call. */
export type Fault =
  | 'request lost'
  | 'response lost'
  | 'request late'
  | 'response late'
  | 'server busy'
  | 'too many calls'
  | 'killed before'
  | 'killed after';

/** The connection of a device. */
export interface Line {
  isOffline: boolean;
  /** How often a call fails; 0 for a good line. */
  faultRate: number;
  readonly counts: Map<Fault | 'offline' | 'killed between writes', number>;
  /** Requests that arrive after the device has given them up. */
  readonly late: Set<Promise<unknown>>;
}

const FAULTS: readonly Fault[] = [
  'request lost',
  'response lost',
  'response lost',
  'request late',
  'response late',
  'server busy',
  'too many calls',
  'killed before',
  'killed after',
];
const LONGEST_LATE_MS = 60;

/** Returns a device's good line. */
export function newLine(): Line {
  return { isOffline: false, faultRate: 0, counts: new Map(), late: new Set() };
}

/** Counts what has happened. */
export function count(line: Line, what: Fault | 'offline' | 'killed between writes'): void {
  line.counts.set(what, (line.counts.get(what) ?? 0) + 1);
}

/** Makes a call of a tab over its device's line. A tab that is dead hears nothing. */
export async function overLine<Body>(
  { line, tab, random }: { readonly line: Line; readonly tab: Tab; readonly random: Random },
  call: () => Promise<JsonResponse<Body>>,
): Promise<Body> {
  if (tab.isDead) return never();
  if (line.isOffline) {
    count(line, 'offline');
    await setTimeout(0);
    return tab.isDead ? never() : lost();
  }
  const fault = faultBy(line, random);
  await failBefore(fault, { line, tab, random, call });
  const response = await call().catch(() => lost()); // The server is down.
  if (fault === 'killed after') tab.die();
  if (fault === 'response late') await setTimeout(wholeBetween(random, 1, LONGEST_LATE_MS));
  if (tab.isDead) return never();
  return fault === 'response lost' ? lost() : successOf(response);
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
  {
    line,
    tab,
    random,
    call,
  }: { readonly line: Line; readonly tab: Tab; readonly random: Random; readonly call: () => Promise<unknown> },
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
      throw new CallError('DBWriteError');
    case 'too many calls':
      throw new CallError('badRequest', { reason: { code: 'tooManyInSeconds' } });
    case 'killed before':
      tab.die();
      return never();
    default:
  }
}

function lost(): never {
  throw new CallError('ajaxNetworkError');
}
