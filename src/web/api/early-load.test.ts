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
      sendLoadEarly(csrf);
      sent[0]?.end(200);
      expect(await sendLoad(csrf)).toMatchObject({ status: 200 });
      sendLoadEarly(csrf);
      const loading = sendLoad(csrf);
      sent[1]?.end(401);
      expect(await loading).toMatchObject({ status: 401 });
      expect(sent).toHaveLength(2);
    },
  );

  it('is sent again after a network error', async () => {
    sendLoadEarly('first');
    sent[0]?.end(0);
    await expect(sendLoad('first')).rejects.toMatchObject({ type: 'ajaxNetworkError' });
    const retried = sendLoad('first');
    sent[1]?.end(200);
    expect(await retried).toMatchObject({ status: 200 });
  });

  it('is not the call of a session that has begun since', async () => {
    sendLoadEarly('first');
    sent[0]?.end(200);
    const loading = sendLoad('second');
    sent[1]?.end(401);
    expect(await loading).toMatchObject({ status: 401 });
    expect(sent.map(({ url }) => url)).toEqual(['/api/data?csrf=first', '/api/data?csrf=second']);
  });
});
