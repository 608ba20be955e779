import { beforeEach, describe, expect, it, vi } from 'vitest';
import { load } from '#contract/data';
import { firstLoadUrl, startFirstLoad } from './first-load.ts';
import { requestOf } from './request.ts';
import { type RawResponse, send } from './transport.ts';

/** The browser's requests, in the order they were sent. */
const sent: FakeRequest[] = [];

class FakeRequest {
  static readonly UNSENT = 0;
  static readonly DONE = 4;
  readonly upload = {};
  readyState = FakeRequest.UNSENT;
  status = 0;
  response = new ArrayBuffer(0);
  url = '';
  onloadend: () => void = () => undefined;

  open(_method: string, url: string): void {
    this.url = url;
    this.readyState = 1;
  }

  send(): void {
    sent.push(this);
  }

  /** Ends the request; status 0 is a network error. */
  end(status: number): void {
    this.status = status;
    this.readyState = FakeRequest.DONE;
    this.onloadend();
  }
}

const setCsrf = (csrf: string): void => void vi.stubGlobal('document', { cookie: `csrf=${csrf}` });
const sendLoad = (csrf: string): Promise<RawResponse> => send(requestOf(load, {}, { csrf, pilotId: null }));

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  setCsrf('first');
  return () => void vi.unstubAllGlobals();
});

it.each(['a-b_c/+', null])('is the request of a page that knows no pilot yet, with the csrf value %s', (csrf) => {
  expect(firstLoadUrl(csrf)).toBe(requestOf(load, { query: { lastModified: null } }, { csrf, pilotId: null }).url);
});

describe('the load of the first script', () => {
  it('is the first call of the app, whether it has ended or not', async () => {
    startFirstLoad();
    sent[0]?.end(200);
    expect(await sendLoad('first')).toMatchObject({ status: 200 });
    startFirstLoad();
    const loading = sendLoad('first');
    sent[1]?.end(401);
    expect(await loading).toMatchObject({ status: 401 });
    expect(sent).toHaveLength(2);
  });

  it('is sent again after a network error', async () => {
    startFirstLoad();
    sent[0]?.end(0);
    await expect(sendLoad('first')).rejects.toMatchObject({ type: 'ajaxNetworkError' });
    const retried = sendLoad('first');
    sent[1]?.end(200);
    expect(await retried).toMatchObject({ status: 200 });
  });

  it('is not the call of a session that has begun since', async () => {
    startFirstLoad();
    sent[0]?.end(200);
    const loading = sendLoad('second');
    sent[1]?.end(401);
    expect(await loading).toMatchObject({ status: 401 });
    expect(sent.map(({ url }) => url)).toEqual([firstLoadUrl('first'), firstLoadUrl('second')]);
  });
});
