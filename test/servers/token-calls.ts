import type { createApiToken } from '#contract/account/api-tokens';
import type { AnyEndpoint, ResponseOf } from '#contract/endpoint';
import type { TokenScope } from '#domain/api-token';
import { ask } from './every-call.ts';
import { type Fields, newVisitor, type Visitor } from './visitor.ts';

/** Creates a token without an end. Throws when that fails. */
export async function createdToken(
  pilot: Visitor,
  scope: TokenScope,
  fields: Fields = {},
): Promise<ResponseOf<typeof createApiToken>> {
  const token = { name: `For ${scope}`, scope, days: null, ...fields };
  const { status, body } = await pilot.post<ResponseOf<typeof createApiToken>>('/api/tokens', token);
  if (status !== 200) throw new Error(`Creating a token failed with status ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Makes a call as a program does: with a token, without cookies. */
export function askWithToken(
  url: string,
  secret: string,
  { endpoint, fields = {} }: { readonly endpoint: AnyEndpoint; readonly fields?: Fields },
): Promise<Response> {
  const visitor = newVisitor(url);
  const withToken = (path: string, request: RequestInit = {}) => {
    const headers = new Headers(request.headers);
    headers.set('authorization', `Bearer ${secret}`);
    return visitor.ask(path, { ...request, headers });
  };
  return ask({ ...visitor, ask: withToken }, endpoint, fields);
}
