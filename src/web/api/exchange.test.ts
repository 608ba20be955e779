import { afterEach, expect, it, vi } from 'vitest';
import { FakeRequest, fakeRequests } from '#test/web/fake-requests';
import { CallError } from './call-error.ts';
import { send, sendForBlob } from './exchange.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('ends a call that has had no response for six seconds', async () => {
  vi.useFakeTimers();
  const sent = fakeRequests();
  const call = send({ method: 'POST', url: '/api/data', body: '{}' });
  vi.advanceTimersByTime(5_999);
  expect(sent[0]?.readyState).not.toBe(FakeRequest.DONE);
  vi.advanceTimersByTime(1);
  expect(sent[0]?.readyState).toBe(FakeRequest.DONE);
  await expect(call).rejects.toThrow(new CallError('ajaxNetworkError'));
});

it('ends a download when its signal says so', async () => {
  const sent = fakeRequests();
  const leaving = new AbortController();
  const download = sendForBlob({ method: 'GET', url: '/api/tracks', body: null, signal: leaving.signal });
  expect(sent[0]?.readyState).not.toBe(FakeRequest.DONE);
  leaving.abort();
  expect(sent[0]?.readyState).toBe(FakeRequest.DONE);
  await expect(download).rejects.toThrow(new CallError('ajaxNetworkError'));
});

it('does not begin a download whose signal has said so before', async () => {
  const sent = fakeRequests();
  const request = { method: 'GET', url: '/api/tracks', body: null, signal: AbortSignal.abort() } as const;
  await expect(sendForBlob(request)).rejects.toThrow(new CallError('ajaxNetworkError'));
  expect(sent).toEqual([]);
});
