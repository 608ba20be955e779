import { beforeEach, describe, expect, it, vi } from 'vitest';
import { load } from '#contract/data';
import { type FakeRequest, fakeRequests } from '#test/web/fake-requests';
import { requestOf } from './call.ts';
import { sendLoadEarly } from './early-load.ts';
import type { RawResponse } from './exchange.ts';
import { send } from './exchange.ts';

let sent: readonly FakeRequest[] = [];

/** Sends the load of a page that knows no pilot yet. */
const sendLoad = (csrf: string | null): Promise<RawResponse> =>
  send(requestOf(load, { query: { lastModified: null } }, { csrf, pilotId: null }));

beforeEach(() => {
  sent = fakeRequests();
  return () => void vi.unstubAllGlobals();
});

describe('a load that was sent early', () => {
  it.each(['a-b_c/+', null])(
    'is the first call of the app, whether it has ended or not, with the csrf value %s',
    async (csrf) => {
      sendLoadEarly(csrf, null);
      sent[0]?.end(200);
      expect(await sendLoad(csrf)).toMatchObject({ status: 200 });
      sendLoadEarly(csrf, null);
      const loading = sendLoad(csrf);
      sent[1]?.end(401);
      expect(await loading).toMatchObject({ status: 401 });
      expect(sent).toHaveLength(2);
    },
  );

  it('is sent again after a network error', async () => {
    sendLoadEarly('first', null);
    sent[0]?.end(0);
    await expect(sendLoad('first')).rejects.toMatchObject({ type: 'ajaxNetworkError' });
    const retried = sendLoad('first');
    sent[1]?.end(200);
    expect(await retried).toMatchObject({ status: 200 });
  });

  it('is not the call of a session that has begun since', async () => {
    sendLoadEarly('first', null);
    sent[0]?.end(200);
    const loading = sendLoad('second');
    sent[1]?.end(401);
    expect(await loading).toMatchObject({ status: 401 });
    expect(sent.map(({ url }) => url)).toEqual(['/api/data?csrf=first', '/api/data?csrf=second']);
  });

  it('is that of a page with a stored logbook, which names its pilot, and no other page’s', async () => {
    const held = { pilotId: 7, lastModified: 5, epoch: 'a b' };
    const marker = { lastModified: 5, epoch: 'a b' };
    sendLoadEarly('first', held);
    sent[0]?.end(200);
    const withoutPilot = send(requestOf(load, { query: marker }, { csrf: 'first', pilotId: null }));
    sent[1]?.end(401);
    expect(await withoutPilot).toMatchObject({ status: 401 });
    const loading = send(requestOf(load, { query: marker }, { csrf: 'first', pilotId: 7 }));
    expect(await loading).toMatchObject({ status: 200 });
    expect(sent).toHaveLength(2);
  });
});
