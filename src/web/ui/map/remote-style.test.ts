import type { StyleSpecification } from 'maplibre-gl';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StandIn, sendJson, startStandIn } from '#test/stand-ins/stand-in';
import { loadStyle, probeTile } from './remote-style.ts';

describe('loadStyle', () => {
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
});

describe('probeTile', () => {
  const VIEW = { east: 0.52, south: 0.355, zoom: 9.7 };
  let server: StandIn;
  let from = 0;

  beforeAll(async () => {
    server = await startStandIn(({ pathname }, response) => {
      if (pathname.startsWith('/full/')) response.writeHead(200).end('tile');
      else if (pathname.startsWith('/empty/')) response.writeHead(204).end();
      else if (pathname === '/tiles.json')
        sendJson(response, { tiles: [`${server.url}/full/{z}/{x}/{y}`], maxzoom: 6 });
      else response.writeHead(404).end();
    });
  });
  beforeEach(() => {
    server.setHandler(null);
    from = server.asked.length;
  });
  afterAll(() => server.close());

  const styleOf = (sources: StyleSpecification['sources']): StyleSpecification => ({ version: 8, sources, layers: [] });
  const vector = (folder: string, more = {}) => ({
    type: 'vector' as const,
    tiles: [`${server.url}/${folder}/{z}/{x}/{y}`],
    ...more,
  });
  const probe = (sources: StyleSpecification['sources'], signal = AbortSignal.timeout(60_000)) =>
    probeTile(styleOf(sources), VIEW, signal);
  const asked = (): readonly string[] => server.asked.slice(from).map(({ url }) => url.pathname);

  it('asks for the tile in the middle of the view, at the zoom that it has', async () => {
    await probe({ ground: vector('full') });
    expect(asked()).toEqual(['/full/9/266/181']);
  });

  it('asks at no finer and no coarser zoom than a source has', async () => {
    await probe({ ground: vector('full', { maxzoom: 6 }) });
    await probe({ ground: vector('full', { minzoom: 11 }) });
    expect(asked()).toEqual(['/full/6/33/22', '/full/11/1064/727']);
  });

  it('finds the tiles of a source that is described at an address of its own', async () => {
    await probe({ ground: { type: 'vector', url: `${server.url}/tiles.json` } });
    expect(asked()).toEqual(['/tiles.json', '/full/6/33/22']);
  });

  it('is content with one source that has its tile', async () => {
    await expect(probe({ hills: vector('none'), ground: vector('full') })).resolves.toBeUndefined();
  });

  it.each(['none', 'empty'])('fails when no source has its tile: %s', async (folder) => {
    await expect(probe({ ground: vector(folder) })).rejects.toThrow();
  });

  it('fails for a style without tiles', async () => {
    await expect(probe({})).rejects.toThrow();
    await expect(probe({ place: { type: 'geojson', data: `${server.url}/full/1/0/0` } })).rejects.toThrow();
    expect(asked()).toEqual([]);
  });

  it('fails when the time is over', async () => {
    server.setHandler(() => undefined);
    await expect(probe({ ground: vector('full') }, AbortSignal.timeout(50))).rejects.toThrow();
  });
});
