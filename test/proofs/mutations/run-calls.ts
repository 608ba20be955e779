import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { errorResponse } from '#contract/error-response';
import { ERROR_RESPONSES } from '#server/http/endpoints/responses';
import { type Random, seededRandom } from '#test/builders/random';
import { MARK, markedPilot, type Pilot, textOf } from '#test/servers/marked-pilot';
import type { TestServer } from '#test/servers/server';
import { loaded, signUpPilot } from '#test/servers/visitor';
import { mediaTypeOf } from '../../../scripts/api-docs/openapi.ts';
import { type CallDraft, endpointOf, validCall } from './call-draft.ts';
import { mutatedCall } from './mutate-call.ts';
import { CALLERS_PASSWORD } from './value-of-schema.ts';

/** What became of mutated calls. */
interface CallsReport {
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
  sent: number;
  succeeded: number;
}

/** Sends mutated calls of pilots who have nothing to do with a marked one, and looks at every response. */
export async function runCalls(server: TestServer, request: CallsRequest): Promise<CallsReport> {
  const victim = await markedPilot(server, 'the password of the marked pilot');
  const before = await loaded(victim);
  const run: Run = { server, victim, request, failures: [], sent: 0, succeeded: 0 };
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

function fail({ failures, request }: Run, failure: string): void {
  failures.push(failure);
  request.log(failure);
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

/** The server closes a connection some time after it has rejected a body unread: another call must not be on it. */
const ALONE = { connection: 'close' };

/** Sends a call with the cookies of a pilot, or with its own ones. */
async function sendCall(url: string, pilot: Pilot, call: CallDraft): Promise<Response> {
  const { method, cookie } = call;
  const headers = { ...call.headers, ...ALONE };
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const address = hasBody ? call.path : `${call.path}?${queryOf(call)}`;
  const request = { method, headers, ...(hasBody ? { body: call.raw ?? JSON.stringify(call.fields) } : {}) };
  if (cookie === null) return pilot.ask(address, request);
  return fetch(url + address, { redirect: 'manual', ...request, headers: { ...headers, cookie } });
}

function queryOf({ raw, fields }: CallDraft): string {
  if (raw !== null)
    return Buffer.from(raw)
      .toString('latin1')
      .replaceAll(/[^ -~]|#/g, '%');
  const texts = Object.entries(fields).map(([name, value]): [string, string] => [name, queryText(value)]);
  return new URLSearchParams(texts.filter(([, value]) => value !== 'undefined')).toString();
}

function queryText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const DOCUMENTED: ReadonlySet<string> = new Set(
  Object.values(ERROR_RESPONSES).map(({ status, type }) => `${status} ${type}`),
);
/** A file that the client has, and a request whose address and headers are too long for Node. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([304, 431]);
const STATUSES: ReadonlySet<number> = new Set([
  200,
  ...WITHOUT_BODY,
  ...Object.values(ERROR_RESPONSES).map(({ status }) => status),
]);

/** Returns what is wrong with a response: a status or shape that no document has, or another pilot's data; null when nothing is. */
function faultOf(call: CallDraft, response: Response, text: string): string | null {
  const { status } = response;
  if (text.includes(MARK)) return `has another pilot’s data: ${text.slice(0, 300)}`;
  if (call.method === 'HEAD' || WITHOUT_BODY.has(status))
    return text === '' && STATUSES.has(status) ? null : `has status ${status}`;
  return status === 200 ? successFault(call, response, text) : failureFault(status, text);
}

function successFault({ method, template }: CallDraft, response: Response, text: string): string | null {
  const endpoint = endpointOf(method, template);
  if (endpoint === undefined) return `succeeds, but ${method} ${template} is no endpoint`;
  const mediaType = mediaTypeOf(endpoint.response);
  if (mediaType !== null) {
    const sent = response.headers.get('content-type');
    return sent === mediaType ? null : `is ${sent} instead of ${mediaType}`;
  }
  const { issues } = v.safeParse(endpoint.response, JSON.parse(text));
  return issues ? `does not fit its schema: ${v.summarize(issues)}` : null;
}

function failureFault(status: number, text: string): string | null {
  const parsed = v.safeParse(errorResponse, jsonOf(text));
  if (!parsed.success) return `has status ${status} and ${text.slice(0, 300)}`;
  const kind = `${status} ${parsed.output.error.type}`;
  return DOCUMENTED.has(kind) ? null : `is ${kind}`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return String(error);
  }
}
