import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { notModified } from './responses.ts';

const TAG = '"a1-gzip"';

describe('notModified', () => {
  it.each([
    ['the same tag', TAG],
    ['the tag among others', `"other", ${TAG}`],
    ['the tag made weak on the way', `W/${TAG}`],
    ['any content', '*'],
  ])('is a 304 without a body for %s', async (_, tags) => {
    const response = await asked({ 'if-none-match': tags });
    expect([response.status, await response.text()]).toEqual([304, '']);
    expect([response.headers.get('etag'), response.headers.get('cache-control')]).toEqual([TAG, 'private']);
  });

  it.each([
    ['another tag', '"a1"'],
    ['a tag without its quotes', 'a1-gzip'],
    ['no tag', ''],
  ])('is the content for %s', async (_, tags) => {
    expect(await (await asked({ 'if-none-match': tags })).text()).toBe('content');
  });

  it('is the content for a client that has none', async () => {
    expect(await (await asked({})).text()).toBe('content');
  });
});

async function asked(headers: Record<string, string>): Promise<Response> {
  const app = new Hono();
  app.get('/file', (hono) => {
    const sent = { 'cache-control': 'private', etag: TAG };
    return notModified(hono, sent) ?? new Response('content', { headers: sent });
  });
  return app.request('/file', { headers });
}
