import { checkApiToken } from '#contract/account/api-tokens';
import { REQUEST_TIMEOUT_MS } from '#contract/endpoint';

/** Whether a token works, asked as a program asks: without the cookies of this browser. Rejects when nobody answers. */
export async function isTokenValid(secret: string): Promise<boolean> {
  const { ok } = await asked(checkApiToken.path, { authorization: `Bearer ${secret}` });
  return ok;
}

/** Whether a calendar is at its address. Rejects when nobody answers. */
export async function isCalendarThere(path: string): Promise<boolean> {
  const { ok } = await asked(path, {});
  return ok;
}

function asked(path: string, headers: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(path, {
    headers,
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
}
