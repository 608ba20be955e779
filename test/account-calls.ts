import type { LoadAnswer } from '#contract/data';
import type { House } from '#server/house';
import { type LinkParts, linkSentTo, sentLetters } from './letters.ts';
import { type Answer, newVisitor, type Visitor } from './visitor.ts';

/** Returns a visitor with the cookies of a first response. */
export async function arrive(url: string): Promise<Visitor> {
  const visitor = newVisitor(url);
  await visitor.ask('/api/data');
  return visitor;
}

/** Follows the link of an email in the browser of a visitor. */
export function followLink(
  visitor: Visitor,
  { pilotId, authToken }: Omit<LinkParts, 'page'>,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Answer<LoadAnswer>> {
  const path = 'password' in more ? '/api/reset-password' : '/api/verify-email';
  return visitor.post<LoadAnswer>(path, { pilotId, authToken, ...more });
}

/** Requests a link and returns its parts from the email; emails that were due before are discarded. */
export async function askedLink(
  { url, house }: { readonly url: string; readonly house: House },
  call: 'one-time-login' | 'initiate-reset-password',
  email: string,
): Promise<LinkParts> {
  await sentLetters(house);
  await (await arrive(url)).post(`/api/${call}`, { email });
  return linkSentTo(house, email);
}

/** Verifies the email of a pilot who has just signed up, in the pilot's own browser. */
export async function verified<P extends Visitor & { readonly email: string }>(pilot: P, house: House): Promise<P> {
  const { status } = await followLink(pilot, await linkSentTo(house, pilot.email));
  if (status !== 200) throw new Error(`Verification failed with status ${status}`);
  return pilot;
}
