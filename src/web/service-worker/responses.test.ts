import { expect, it } from 'vitest';
import { assetsNamedIn, isShown, isWholeFile } from './responses.ts';

const SCRIPT = { 'content-type': 'text/javascript' };
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const OWN = '<html><head><meta name="wingbook-settings" content="{}"></head></html>';

it.each<[string, Partial<Pick<Response, 'status' | 'type' | 'redirected'>>, HeadersInit, boolean]>([
  ['the file', {}, SCRIPT, true],
  ['a part', { status: 206 }, SCRIPT, false],
  ['nothing', { status: 204 }, SCRIPT, false],
  ['a missing file', { status: 404 }, SCRIPT, false],
  ['what a redirect led to', { redirected: true }, SCRIPT, false],
  ['a redirect', { status: 0, type: 'opaqueredirect' }, SCRIPT, false],
  ['a file of another server', { status: 0, type: 'opaque' }, SCRIPT, false],
  ['the page of a hotspot', {}, HTML, false],
])('%s is stored as a file: see the last column', (_, head, headers, isWhole) => {
  const response = { status: 200, type: 'basic' as const, redirected: false, ...head, headers: new Headers(headers) };
  expect(isWholeFile(response)).toBe(isWhole);
});

it.each([
  ['our document', 200, OWN, true],
  ['the page of a hotspot', 200, '<html>Welcome to the hotel</html>', false],
  ['a failure of the server', 500, OWN, false],
  ['a proxy without its server', 502, '<html>Bad Gateway</html>', false],
  ['a proxy that wants a login', 401, '<html>Who are you?</html>', true],
  ['a page that is not there', 404, OWN, true],
])('%s (%i) is shown: see the last column', async (_, status, body, isToBeShown) => {
  expect(await isShown(new Response(body, { status, headers: HTML }))).toBe(isToBeShown);
});

it('finds the hashed files that a document names', () => {
  const map = '<script type="importmap">{"imports":{"/assets/texts/c.js":"/assets/de/c-3.js"}}</script>';
  const html = `${map}<script src="/assets/a-1.js"></script><link href="/assets/b-2.svg" rel="icon"><a href="/flights">`;
  expect(assetsNamedIn(html)).toEqual(['/assets/de/c-3.js', '/assets/a-1.js', '/assets/b-2.svg']);
});
