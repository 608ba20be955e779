import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  DISCONNECTING,
  DRIPPING,
  ENDLESS,
  GZIP_BOMB,
  INVALID_RESPONSES,
  redirectingTo,
  rejecting,
  respondingWith,
  SILENT,
} from '#test/stand-ins/misbehaving-responses';
import { type StandIn, startStandIn } from '#test/stand-ins/stand-in';
import { requestJson, type ThirdParty, type ThirdPartyResult } from './third-party.ts';

let standIn: StandIn;
let thirdParty: ThirdParty;

beforeAll(async () => {
  standIn = await startStandIn(respondingWith('{"answer":42}'));
  thirdParty = { url: new URL(`${standIn.url}/base/?key=secret`), userAgent: 'Wingbook (+https://log.example.org)' };
});
beforeEach(() => standIn.setHandler(null));
afterAll(() => standIn.close());

const TIME_MS = 2_000;

function request(timeoutMs = TIME_MS): Promise<ThirdPartyResult<number>> {
  return requestJson(
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

async function failureOf(pending: Promise<ThirdPartyResult<number>>) {
  const result = await pending;
  return result.state === 'failed' ? result.failure : null;
}

describe('a request to a third party', () => {
  it('returns the parsed response', async () => {
    expect(await request()).toEqual({ state: 'received', value: 42 });
  });

  it('goes below the configured URL, keeps its key, and sends our user agent', async () => {
    await request();
    const { url, userAgent } = standIn.asked.at(-1) ?? { url: new URL('http://nobody'), userAgent: '' };
    expect(url.pathname).toBe('/base/find');
    expect(Object.fromEntries(url.searchParams)).toEqual({ key: 'secret', q: 'a&b=c', lat: '46.5' });
    expect(userAgent).toBe('Wingbook (+https://log.example.org)');
  });

  it('ignores the content type and a byte order mark', async () => {
    for (const type of ['text/html', 'image/png', '']) {
      standIn.setHandler(respondingWith('\uFEFF{"answer":1}', type));
      expect(await request()).toEqual({ state: 'received', value: 1 });
    }
  });

  it('sends nothing when the service is switched off', async () => {
    const off = requestJson(
      { ...thirdParty, url: null },
      { path: '', query: {} },
      { signal: AbortSignal.timeout(TIME_MS), read: () => 1 },
    );
    expect(await off).toEqual({ state: 'failed', failure: { trouble: 'off' } });
  });
});

describe('a third party that misbehaves', () => {
  it.each(Object.entries(INVALID_RESPONSES))('fails as unexpected when it sends %s', async (_name, manner) => {
    standIn.setHandler(manner);
    expect(await failureOf(request())).toMatchObject({ trouble: 'unexpected' });
  });

  it('is quoted in one short line', async () => {
    standIn.setHandler(respondingWith(`<h1>\n\0${'x'.repeat(5_000)}`));
    const response = (await failureOf(request()))?.response ?? '';
    expect(response).toMatch(/^<h1> x+$/);
    expect(response.length).toBe(200);
  });

  it.each([400, 401, 403, 404, 429, 500, 502, 503])('fails as rejected with status %i', async (status) => {
    standIn.setHandler(rejecting(status));
    expect(await failureOf(request())).toEqual({ trouble: 'rejected', status });
  });

  it('cannot redirect us', async () => {
    const elsewhere = await startStandIn(respondingWith('{"answer":666}'));
    standIn.setHandler(redirectingTo(elsewhere.url));
    expect(await failureOf(request())).toEqual({ trouble: 'rejected', status: 302 });
    expect(elsewhere.asked).toEqual([]);
    await elsewhere.close();
  });

  it('cannot make us read without end, compressed or not', async () => {
    for (const manner of [ENDLESS, GZIP_BOMB]) {
      standIn.setHandler(manner);
      expect(await failureOf(request())).toEqual({ trouble: 'tooLarge' });
    }
  });

  it('cannot keep us waiting, neither for the first byte nor for the last', async () => {
    for (const manner of [SILENT, DRIPPING]) {
      standIn.setHandler(manner);
      const start = performance.now();
      expect(await failureOf(request(150))).toMatchObject({ trouble: 'slow' });
      expect(performance.now() - start).toBeLessThan(1_000);
    }
  });

  it('is unreachable when it hangs up or is not running', async () => {
    standIn.setHandler(DISCONNECTING);
    expect(await failureOf(request())).toMatchObject({ trouble: 'unreachable' });
    const gone = await startStandIn(SILENT);
    await gone.close();
    thirdParty = { ...thirdParty, url: new URL(gone.url) };
    expect(await failureOf(request())).toMatchObject({ trouble: 'unreachable' });
  });
});
