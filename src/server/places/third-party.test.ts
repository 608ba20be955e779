import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  BOMB,
  DRIPPING,
  ENDLESS,
  GARBAGE,
  HANGING_UP,
  redirecting,
  refusing,
  SILENT,
  saying,
} from '#test/stand-ins/misbehaviour';
import { type StandIn, startStandIn } from '#test/stand-ins/stand-in';
import { type Asked, ask, type ThirdParty } from './third-party.ts';

let standIn: StandIn;
let thirdParty: ThirdParty;

beforeAll(async () => {
  standIn = await startStandIn(saying('{"answer":42}'));
  thirdParty = { url: new URL(`${standIn.url}/base/?key=secret`), userAgent: 'Wingbook (+https://log.example.org)' };
});
beforeEach(() => standIn.behave(null));
afterAll(() => standIn.close());

const TIME_MS = 2_000;

function asking(timeoutMs = TIME_MS): Promise<Asked<number>> {
  return ask(
    thirdParty,
    { path: 'find', query: { q: 'a&b=c', lat: 46.5 } },
    {
      signal: AbortSignal.timeout(timeoutMs),
      read: (json) =>
        typeof json === 'object' && json !== null && 'answer' in json && typeof json.answer === 'number'
          ? json.answer
          : null,
    },
  );
}

async function failureOf(asked: Promise<Asked<number>>) {
  const result = await asked;
  return result.state === 'failed' ? result.failure : null;
}

describe('asking a third party', () => {
  it('hands the answer on as it was understood', async () => {
    expect(await asking()).toEqual({ state: 'answered', answer: 42 });
  });

  it('asks below the address of the setting, keeps the key in it, and says who asks', async () => {
    await asking();
    const { url, userAgent } = standIn.asked.at(-1) ?? { url: new URL('http://nobody'), userAgent: '' };
    expect(url.pathname).toBe('/base/find');
    expect(Object.fromEntries(url.searchParams)).toEqual({ key: 'secret', q: 'a&b=c', lat: '46.5' });
    expect(userAgent).toBe('Wingbook (+https://log.example.org)');
  });

  it('does not mind what type an answer claims to have, nor a byte order mark', async () => {
    for (const type of ['text/html', 'image/png', '']) {
      standIn.behave(saying('\uFEFF{"answer":1}', type));
      expect(await asking()).toEqual({ state: 'answered', answer: 1 });
    }
  });

  it('asks nobody when the service is switched off', async () => {
    const off = ask(
      { ...thirdParty, url: null },
      { path: '', query: {} },
      { signal: AbortSignal.timeout(TIME_MS), read: () => 1 },
    );
    expect(await off).toEqual({ state: 'failed', failure: { trouble: 'off' } });
  });
});

describe('a third party that misbehaves', () => {
  it.each(Object.entries(GARBAGE))('is not understood when it answers %s', async (_name, manner) => {
    standIn.behave(manner);
    expect(await failureOf(asking())).toMatchObject({ trouble: 'unexpected' });
  });

  it('is quoted in one short line', async () => {
    standIn.behave(saying(`<h1>\n\0${'x'.repeat(5_000)}`));
    const response = (await failureOf(asking()))?.response ?? '';
    expect(response).toMatch(/^<h1> x+$/);
    expect(response.length).toBe(200);
  });

  it.each([400, 401, 403, 404, 429, 500, 502, 503])('has turned us down with status %i', async (status) => {
    standIn.behave(refusing(status));
    expect(await failureOf(asking())).toEqual({ trouble: 'refused', status });
  });

  it('does not send us elsewhere', async () => {
    const elsewhere = await startStandIn(saying('{"answer":666}'));
    standIn.behave(redirecting(elsewhere.url));
    expect(await failureOf(asking())).toEqual({ trouble: 'refused', status: 302 });
    expect(elsewhere.asked).toEqual([]);
    await elsewhere.close();
  });

  it('cannot make us read for ever, packed or not', async () => {
    for (const manner of [ENDLESS, BOMB]) {
      standIn.behave(manner);
      expect(await failureOf(asking())).toEqual({ trouble: 'tooLarge' });
    }
  });

  it('cannot keep us waiting, neither for the first byte nor for the last', async () => {
    for (const manner of [SILENT, DRIPPING]) {
      standIn.behave(manner);
      const start = performance.now();
      expect(await failureOf(asking(150))).toMatchObject({ trouble: 'slow' });
      expect(performance.now() - start).toBeLessThan(1_000);
    }
  });

  it('is out of reach when it hangs up or is not there', async () => {
    standIn.behave(HANGING_UP);
    expect(await failureOf(asking())).toMatchObject({ trouble: 'unreachable' });
    const gone = await startStandIn(SILENT);
    await gone.close();
    thirdParty = { ...thirdParty, url: new URL(gone.url) };
    expect(await failureOf(asking())).toMatchObject({ trouble: 'unreachable' });
  });
});
