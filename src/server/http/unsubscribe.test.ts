import { describe, expect, it } from 'vitest';
import type { AppContext } from '#server/services/app-context';
import { unsubscribePath } from '#server/services/due/unsubscribe';
import { pilotInput } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { runningServer } from '#test/servers/running-server';
import { errorOf, loaded, newVisitor, saved, signUpPilot, type Visitor } from '#test/servers/visitor';

type Pilot = Visitor & { readonly email: string };

/** Returns the link of an email about checks, as its path. */
function linkOf(context: AppContext, { pilotId, email }: Pilot): string {
  return unsubscribePath(context, { pilotId: Number(pilotId), emailKey: email });
}

describe.each(DATABASES)('the link that stops emails about checks on $name', ({ create }) => {
  const server = runningServer({ limits: { linkAddress: { most: 40, windowS: 900 } } }, create);
  const newPilot = async () => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'pilot', pilotInput({ checkEmails: 'on', userName: 'Ann' }));
    return pilot;
  };
  const choiceOf = async (pilot: Pilot) => (await loaded(pilot)).pilot?.checkEmails;
  const post = (path: string, body?: string) =>
    fetch(server().url + path, {
      method: 'POST',
      ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    });

  it('works for a mail program that posts, without cookies, and again', async () => {
    const pilot = await newPilot();
    const { lastModified } = await loaded(pilot);
    const link = linkOf(server().context, pilot);
    for (const body of ['List-Unsubscribe=One-Click', undefined]) {
      const response = await post(link, body);
      expect([response.status, response.headers.get('content-type'), response.redirected]).toEqual([
        200,
        'text/plain; charset=utf-8',
        false,
      ]);
    }
    const { pilot: now, lastModified: after } = await loaded(pilot);
    expect([now?.checkEmails, now?.userName, Number(after) - Number(lastModified)]).toEqual(['off', 'Ann', 1]);
  });

  it('changes nothing when it is only fetched, as scanners do', async () => {
    const pilot = await newPilot();
    for (const method of ['GET', 'HEAD']) await fetch(server().url + linkOf(server().context, pilot), { method });
    expect(await choiceOf(pilot)).toBe('on');
  });

  it('works on its page for whoever has it, also where another pilot is logged in', async () => {
    const [pilot, other] = [await newPilot(), await newPilot()];
    const [, , pilotId, authToken] = linkOf(server().context, pilot).split('/');
    expect((await other.post('/api/unsubscribe', { pilotId: Number(pilotId), authToken })).status).toBe(200);
    expect([await choiceOf(pilot), await choiceOf(other)]).toEqual(['off', 'on']);
  });

  it('is for its pilot alone, and for nothing else; a wrong one says so', async () => {
    const [pilot, other] = [await newPilot(), await newPilot()];
    const link = linkOf(server().context, pilot);
    const [, , , authToken = ''] = link.split('/');
    const wrong = [
      `/unsubscribe/${other.pilotId}/${authToken}`,
      link.slice(0, -1),
      `/unsubscribe/0/${authToken}`,
      `/unsubscribe/x/${authToken}`,
      '/unsubscribe/99999999999999999999/-',
      `/unsubscribe/${pilot.pilotId}/%00%f0%9f`,
      `/unsubscribe/${pilot.pilotId}/${'x'.repeat(5_000)}`,
    ];
    for (const path of wrong) {
      const response = await post(path);
      expect([path, response.status, await response.text()]).toEqual([path, 404, 'This link is not valid.\n']);
    }
    const visitor = newVisitor(server().url);
    await visitor.ask('/api/data');
    const asked = { pilotId: other.pilotId, authToken };
    expect(errorOf(await visitor.post('/api/unsubscribe', asked)).type).toBe('invalidAuthToken');
    const login = { pilotId: pilot.pilotId, authToken };
    expect(errorOf(await visitor.post('/api/verify-email', login)).type).toBe('invalidAuthToken');
    expect([await choiceOf(pilot), await choiceOf(other)]).toEqual(['on', 'on']);
  });

  it('can be tried only so often from one address', async () => {
    const tries = Array.from({ length: 45 }, () => post('/unsubscribe/1/wrong'));
    const last = (await Promise.all(tries)).find(({ status }) => status === 429);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
