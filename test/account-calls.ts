import type { LoadAnswer } from '#contract/data';
import type { House } from '#server/house';
import { type LinkParts, linkSentTo, sentLetters } from './letters.ts';
import { type Answer, newVisitor, type Visitor } from './visitor.ts';

/** A visitor who has the cookies of a first answer. */
export async function arrive(url: string): Promise<Visitor> {
  const visitor = newVisitor(url);
  await visitor.ask('/api/data');
  return visitor;
}

/** Uses the link of a letter in a browser. */
export function followLink(
  visitor: Visitor,
  { pilotId, authToken }: Omit<LinkParts, 'page'>,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Answer<LoadAnswer>> {
  const path = 'password' in more ? '/api/reset-password' : '/api/verify-email';
  return visitor.post<LoadAnswer>(path, { pilotId, authToken, ...more });
}

/** Asks for a link, and answers what stands in the letter; letters that waited before are gone. */
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
  if (status !== 200) throw new Error(`Verifying answered ${status}`);
  return pilot;
}
