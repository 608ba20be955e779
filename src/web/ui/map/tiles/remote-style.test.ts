import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StandIn, sendJson, startStandIn } from '#test/stand-ins/stand-in';
import { loadStyle } from './remote-style.ts';

const STYLE = {
  version: 8,
  name: 'Ground',
  sources: { ground: { type: 'vector', url: 'https://tiles.example.org' } },
  layers: [{ id: 'water', type: 'fill', source: 'ground' }],
};
let server: StandIn;

beforeAll(async () => {
  server = await startStandIn((_, response) => response.writeHead(404).end());
});
afterAll(() => server.close());

const loaded = (style: unknown) => {
  server.setHandler((_, response) => sendJson(response, style));
  return loadStyle(`${server.url}/style.json`, AbortSignal.timeout(60_000));
};

it('is a style as it came, with whatever is in it', async () => {
  expect(await loaded(STYLE)).toEqual(STYLE);
});

it.each([
  ['null', null],
  ['another version', { ...STYLE, version: 7 }],
  ['no sources', { ...STYLE, sources: null }],
  ['a source that is none', { ...STYLE, sources: { ground: null } }],
  ['sources in a list', { ...STYLE, sources: [STYLE.sources.ground, null] }],
  ['a layer that is none', { ...STYLE, layers: [null] }],
  ['no layers', { version: 8, sources: {} }],
])('is not %s', async (_, style) => {
  await expect(loaded(style)).rejects.toThrow('No map style at');
});
