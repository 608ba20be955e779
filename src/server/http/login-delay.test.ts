import { describe, expect, it } from 'vitest';
import { aGlider } from '#test/builders/items';
import { linkEmailedTo } from '#test/servers/emails';
import { runningServer } from '#test/servers/running-server';
import { loaded, newVisitor, saved, signUpPilot } from '#test/servers/visitor';

const PASSWORD = 'a long password';

function secondsOf(count: number): string {
  return count === 1 ? '1 second' : `${count} seconds`;
}

describe('guessing a password', () => {
  let now = Date.parse('2026-07-01T12:00:00Z');
  const server = runningServer({ clock: () => new Date(now), settings: { TRUSTED_PROXIES: '127.0.0.1' } });

  /** Returns a function that posts JSON from a new browser at an address. */
  const browserAt = async (address: string) => {
    const visitor = newVisitor(server().url);
    await visitor.ask('/api/data');
    return async (path: string, fields: object) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
      const body = JSON.stringify({ csrf: visitor.cookies.get('csrf'), ...fields });
      const response = await visitor.ask(path, { method: 'POST', headers, body });
      const { error } = await response.json();
      return {
        status: response.status,
        retryAfter: Number(response.headers.get('retry-after')),
        message: error?.message,
      };
    };
  };
  type Browser = Awaited<ReturnType<typeof browserAt>>;

  const guess = (browser: Browser, email: string) => browser('/api/login', { email, password: 'a guess' });

  it('doubles the delay after each wrong one, up to 30 seconds, and gets its response at once', async () => {
    const { email } = await signUpPilot(server().url, PASSWORD);
    const browser = await browserAt('192.0.2.1');
    for (let turn = 0; turn < 2; turn += 1) expect((await guess(browser, email)).status).toBe(401);
    const waits: number[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      expect((await guess(browser, email)).status).toBe(401);
      const { status, retryAfter, message } = await browser('/api/login', { email, password: PASSWORD });
      expect([status, message]).toEqual([429, `Too many attempts, please, try again in ${secondsOf(retryAfter)}.`]);
      waits.push(retryAfter);
      now += (retryAfter - 1) * 1_000;
      expect(await guess(browser, email)).toMatchObject({ status: 429, retryAfter: 1 });
      now += 1_000;
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
  });

  it('blocks neither the right password in a new browser elsewhere, nor one-time login anywhere', async () => {
    const { email } = await signUpPilot(server().url, PASSWORD);
    for (let machine = 0; machine < 12; machine += 1) {
      const browser = await browserAt(`198.51.100.${machine}`);
      for (let turn = 0; turn < 3; turn += 1) expect((await guess(browser, email)).status).toBe(401);
      expect(await guess(browser, email)).toMatchObject({ status: 429, retryAfter: 1 });
    }
    const owner = await browserAt('192.0.2.7');
    expect((await owner('/api/login', { email, password: PASSWORD })).status).toBe(200);
    const guesser = await browserAt('198.51.100.1');
    expect((await guesser('/api/one-time-login', { email })).status).toBe(200);
    const { page, ...link } = await linkEmailedTo(server().context, email);
    expect((await guesser('/api/verify-email', link)).status).toBe(200);
  });

  it('is reset by the right password, and after an hour', async () => {
    const { email } = await signUpPilot(server().url, PASSWORD);
    const browser = await browserAt('192.0.2.2');
    for (let round = 0; round < 3; round += 1) {
      for (let turn = 0; turn < 2; turn += 1) expect((await guess(browser, email)).status).toBe(401);
      expect((await browser('/api/login', { email, password: PASSWORD })).status).toBe(200);
    }
    for (let turn = 0; turn < 3; turn += 1) await guess(browser, email);
    now += 3_600_000;
    for (let turn = 0; turn < 3; turn += 1) expect((await guess(browser, email)).status).toBe(401);
  });

  it('many times at once does not bypass the delay', async () => {
    const { email } = await signUpPilot(server().url, PASSWORD);
    const browser = await browserAt('192.0.2.3');
    const responses = await Promise.all(Array.from({ length: 20 }, () => guess(browser, email)));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(3);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(17);
  });

  it('of many accounts from one address waits in a separate queue, and is rejected when that is full', async () => {
    const pilot = await signUpPilot(server().url, PASSWORD);
    const [crowd, other] = [await browserAt('192.0.2.4'), await browserAt('192.0.2.5')];
    let go = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    const holding = ['one', 'two'].map((owner) => server().context.passwordWork.run(owner, () => held));
    const guesses = Array.from({ length: 31 }, (_, index) => guess(crowd, `nobody-${index}@example.org`));
    expect(await Promise.race(guesses)).toMatchObject({ status: 429, retryAfter: 5 });
    const { email } = pilot;
    const login = other('/api/login', { email, password: PASSWORD });
    await saved(pilot, 'glider', aGlider());
    expect((await loaded(pilot)).gliders).toHaveLength(1);
    go();
    await Promise.all(holding);
    expect((await login).status).toBe(200);
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array<number>(30).fill(401), 429]);
  });
});
