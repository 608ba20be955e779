import { beforeEach, describe, expect, it, vi } from 'vitest';
import { load } from '#contract/data';
import { trackOfFlight } from '#contract/tracks';
import { type FakeRequest, fakeRequests } from '#test/web/fake-requests';
import { dropEarly, earlyUrl, LOAD_PATH, pathOfTrack, sendEarly } from './early-requests.ts';
import type { RawResponse } from './exchange.ts';
import { requestOf } from './request.ts';
import { send } from './transport.ts';

let sent: readonly FakeRequest[] = [];

const sendLoad = (csrf: string): Promise<RawResponse> => send(requestOf(load, {}, { csrf, pilotId: null }));

beforeEach(() => {
  sent = fakeRequests();
  dropEarly();
  return () => void vi.unstubAllGlobals();
});

it.each(['a-b_c/+', null])('is the request of a page that knows no pilot yet, with the csrf value %s', (csrf) => {
  expect(earlyUrl(LOAD_PATH, csrf)).toBe(
    requestOf(load, { query: { lastModified: null } }, { csrf, pilotId: null }).url,
  );
});

describe('a load that was sent early', () => {
  it('is the first call of the app, whether it has ended or not', async () => {
    sendEarly(LOAD_PATH, 'first');
    sent[0]?.end(200);
    expect(await sendLoad('first')).toMatchObject({ status: 200 });
    sendEarly(LOAD_PATH, 'first');
    const loading = sendLoad('first');
    sent[1]?.end(401);
    expect(await loading).toMatchObject({ status: 401 });
    expect(sent).toHaveLength(2);
  });

  it('is sent again after a network error', async () => {
    sendEarly(LOAD_PATH, 'first');
    sent[0]?.end(0);
    await expect(sendLoad('first')).rejects.toMatchObject({ type: 'ajaxNetworkError' });
    const retried = sendLoad('first');
    sent[1]?.end(200);
    expect(await retried).toMatchObject({ status: 200 });
  });

  it('is not the call of a session that has begun since', async () => {
    sendEarly(LOAD_PATH, 'first');
    sent[0]?.end(200);
    const loading = sendLoad('second');
    sent[1]?.end(401);
    expect(await loading).toMatchObject({ status: 401 });
    expect(sent.map(({ url }) => url)).toEqual([earlyUrl(LOAD_PATH, 'first'), earlyUrl(LOAD_PATH, 'second')]);
  });
});

describe('the stored track of a flight that was asked for early', () => {
  const sendTrack = (pilotId: number): Promise<RawResponse> =>
    send(requestOf(trackOfFlight, { params: { id: 2 } }, { csrf: 'first', pilotId }));

  it('is that of the pilot who is known by then, as a csrf value belongs to one session', async () => {
    sendEarly(pathOfTrack(2), 'first');
    const asked = sendTrack(17);
    sent[0]?.end(200);
    expect(await asked).toMatchObject({ status: 200 });
    const again = sendTrack(17);
    sent[1]?.end(404);
    expect(await again).toMatchObject({ status: 404 });
  });

  it('is asked for anew once it was dropped', async () => {
    sendEarly(pathOfTrack(2), 'first');
    dropEarly();
    const asked = sendTrack(17);
    sent[1]?.end(404);
    expect(await asked).toMatchObject({ status: 404 });
  });
});
