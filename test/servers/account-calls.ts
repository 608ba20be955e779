import type { LoadResponse } from '#contract/data';
import type { AppContext } from '#server/services/app-context';
import { type LinkParts, linkEmailedTo, sentEmails } from './emails.ts';
import { type JsonResponse, newVisitor, type Visitor } from './visitor.ts';

/** Returns a visitor with the cookies of a first response. */
export async function newVisitorWithCookies(url: string): Promise<Visitor> {
  const visitor = newVisitor(url);
  await visitor.ask('/api/data');
  return visitor;
}

/** Follows the link of an email in the browser of a visitor. */
export function followLink(
  visitor: Visitor,
  { pilotId, authToken }: Omit<LinkParts, 'page'>,
  more: Readonly<Record<string, unknown>> = {},
): Promise<JsonResponse<LoadResponse>> {
  const path = 'password' in more ? '/api/reset-password' : '/api/verify-email';
  return visitor.post<LoadResponse>(path, { pilotId, authToken, ...more });
}

/** Requests a link and returns its parts from the email; emails that were due before are discarded. */
export async function requestLink(
  { url, context }: { readonly url: string; readonly context: AppContext },
  call: 'one-time-login' | 'initiate-reset-password',
  email: string,
): Promise<LinkParts> {
  await sentEmails(context);
  await (await newVisitorWithCookies(url)).post(`/api/${call}`, { email });
  return linkEmailedTo(context, email);
}

/** Verifies the email of a pilot who has just signed up, in the pilot's own browser. */
export async function verified<P extends Visitor & { readonly email: string }>(
  pilot: P,
  context: AppContext,
): Promise<P> {
  const { status } = await followLink(pilot, await linkEmailedTo(context, pilot.email));
  if (status !== 200) throw new Error(`Verification failed with status ${status}`);
  return pilot;
}
