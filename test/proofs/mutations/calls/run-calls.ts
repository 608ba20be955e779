import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { type Random, seededRandom } from '#test/builders/random';
import { markedPilot, type Pilot, textOf } from '#test/servers/marked-pilot';
import type { TestServer } from '#test/servers/server';
import { loaded, signUpPilot } from '#test/servers/visitor';
import { failureLog } from '../report.ts';
import { type CallDraft, endpointOf, validCall } from './call-draft.ts';
import { faultOf } from './fault-of.ts';
import { CALLERS_PASSWORD } from './likely-values.ts';
import { mutatedCall } from './mutate-call.ts';
import { sendCall } from './send-call.ts';

/** What became of mutated calls. */
export interface CallsReport {
  /** How many succeeded. */
  readonly succeeded: number;
  /** One line for each that was not responded to as documented. */
  readonly failures: readonly string[];
  /** Whether the other pilot's logbook is as before. */
  readonly isUntouched: boolean;
}

export interface CallsRequest {
  readonly count: number;
  readonly seed: number;
  readonly log: (line: string) => void;
}

/** Pilots that make calls at the same time, and how many calls each makes before another takes over. */
const [CALLERS, CALLS_OF_A_PILOT] = [8, 400];
const LOG_EVERY = 20_000;

const named = (pilot: Pilot) => ({
  pilotId: pilot.pilotId,
  csrf: pilot.cookies.get('csrf'),
  email: pilot.email,
});

/** The calls of one run, as they are sent. */
interface Run {
  readonly server: TestServer;
  readonly victim: Pilot;
  readonly request: CallsRequest;
  readonly failures: string[];
  /** Logs failures as they come. */
  readonly show: (failures: readonly string[]) => void;
  sent: number;
  succeeded: number;
}

/** Sends mutated calls of pilots who have nothing to do with a marked one, and looks at every response. */
export async function runCalls(server: TestServer, request: CallsRequest): Promise<CallsReport> {
  const victim = await markedPilot(server.url, 'the password of the marked pilot');
  const before = await loaded(victim);
  const show = failureLog(request.log);
  const run: Run = { server, victim, request, failures: [], show, sent: 0, succeeded: 0 };
  const randoms = Array.from({ length: CALLERS }, (_, caller) => seededRandom(request.seed * CALLERS + caller));
  await Promise.all(randoms.map((random) => callUntilDone(run, random)));
  const isUntouched = isDeepStrictEqual(await loaded(victim), before);
  return { succeeded: run.succeeded, failures: run.failures, isUntouched };
}

/** One pilot after the other: the calls of some end their sessions. */
async function callUntilDone(run: Run, random: Random): Promise<void> {
  const { count, seed } = run.request;
  while (run.sent < count) {
    const email = `caller-${seed}-${run.sent}-${random()}@example.org`;
    const pilot = await signUpPilot(run.server.url, CALLERS_PASSWORD, email);
    let isLoggedIn = true;
    for (let calls = 0; calls < CALLS_OF_A_PILOT && isLoggedIn && run.sent < count; calls += 1) {
      isLoggedIn = await callOnce(run, random, pilot);
    }
  }
}

/** Returns whether the pilot is still logged in. */
async function callOnce(run: Run, random: Random, pilot: Pilot): Promise<boolean> {
  const { count, log } = run.request;
  run.sent += 1;
  const number = run.sent;
  const call = mutatedCall(random, validCall(random, named(pilot)), named(run.victim));
  const { fault, status } = await outcomeOf(run.server, pilot, call);
  if (fault !== null) fail(run, `call ${number}, ${call.method} ${call.path}, ${fault}; sent: ${shown(call)}`);
  if (status === 200) run.succeeded += 1;
  if (number % LOG_EVERY === 0)
    log(`${number} of ${count} calls, ${run.succeeded} succeeded, ${run.failures.length} failures`);
  return status !== 401 || call.cookie !== null;
}

function fail({ failures, show }: Run, failure: string): void {
  failures.push(failure);
  show([failure]);
}

async function outcomeOf({ url }: TestServer, pilot: Pilot, call: CallDraft) {
  try {
    const response = await sendCall(url, pilot, call);
    const text = await textOf(response);
    if (response.status === 200 && call.cookie === null) followLogin(pilot, call, text);
    return { fault: faultOf(call, response, text), status: response.status };
  } catch (error) {
    return { fault: `no response: ${String(error)}, ${String(error instanceof Error && error.cause)}`, status: 0 };
  }
}

const logbookOfPilot = v.object({ pilot: v.object({ id: v.number() }) });

/** After a login or sign-up the calls are those of the pilot who is logged in now. */
function followLogin(pilot: Pilot, { method, template }: CallDraft, text: string): void {
  if (endpointOf(method, template)?.access !== 'anyone') return;
  const { success, output } = v.safeParse(logbookOfPilot, JSON.parse(text));
  if (success) pilot.pilotId = output.pilot.id;
}

function shown({ fields, raw, headers, cookie }: CallDraft): string {
  return JSON.stringify({ fields, raw: raw?.toString(), headers, cookie }).slice(0, 600);
}
