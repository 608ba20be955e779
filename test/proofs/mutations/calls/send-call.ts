import type { Pilot } from '#test/servers/marked-pilot';
import type { CallDraft } from './call-draft.ts';

/** The server closes a connection some time after it has rejected a body unread: another call must not be on it. */
const ALONE = { connection: 'close' };

/** Sends a call with the cookies of a pilot, or with its own ones. */
export async function sendCall(url: string, pilot: Pilot, call: CallDraft): Promise<Response> {
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
  const texts = Object.entries(fields).map(([name, value]): [string, string] => [name, textOf(value)]);
  return new URLSearchParams(texts.filter(([, value]) => value !== 'undefined')).toString();
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
