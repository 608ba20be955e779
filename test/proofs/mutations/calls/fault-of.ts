import * as v from 'valibot';
import { errorResponse } from '#contract/error-response';
import { ERROR_RESPONSES } from '#server/http/endpoints/responses';
import { MARK } from '#test/servers/marked-pilot';
import { mediaTypeOf } from '../../../../scripts/api-docs/openapi.ts';
import { type CallDraft, endpointOf } from './call-draft.ts';

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
export function faultOf(call: CallDraft, response: Response, text: string): string | null {
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
