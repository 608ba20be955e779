import { setTimeout } from 'node:timers/promises';
import { Map as LibreMap } from 'maplibre-gl';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mayAskNow, rememberFailure } from '#web/ui/map/attempts.ts';
import { raiseTerrain } from './scene.ts';

const ADDRESS = 'https://tiles.example/{z}/{x}/{y}.png';
/** The map is flat after this time where no tile comes. */
const LIMIT_MS = 3_000;
const forgetFailure = (): void => rememberFailure('terrain', 0);

/** A map of MapLibre, which needs WebGL for more, with its events; sources and terrain are only stored. */
function mapWithoutDrawing(): LibreMap {
  const sources = new Map<string, object>();
  let terrain: object | null = null;
  return Object.assign(Object.create(LibreMap.prototype), {
    addSource: (id: string, source: object) => sources.set(id, source),
    getSource: (id: string) => sources.get(id),
    removeSource: (id: string) => sources.delete(id),
    getTerrain: () => terrain,
    setTerrain: (next: object | null) => {
      terrain = next;
    },
  });
}

const sourceOf = (map: LibreMap): string => map.getTerrain()?.source ?? '';

/** Lets a tile of a source come. */
function comeTo(map: LibreMap, sourceId: string): void {
  map.fire('sourcedata', { sourceId, tile: {}, source: { type: 'raster-dem' } });
}

let map: LibreMap;
let leaving: AbortController;
const raised = (): Promise<string | null> => raiseTerrain(map, ADDRESS, leaving.signal);

beforeEach(() => {
  forgetFailure();
  map = mapWithoutDrawing();
  leaving = new AbortController();
});
afterEach(forgetFailure);

it('puts the map on the terrain when its first tile comes', async () => {
  const terrain = raised();
  comeTo(map, sourceOf(map));
  expect(await terrain).toBe(ADDRESS);
  expect(map.getSource(sourceOf(map))).toMatchObject({ encoding: 'terrarium', tiles: [ADDRESS] });
});

it('leaves the map flat without an address', async () => {
  expect(await raiseTerrain(map, null, leaving.signal)).toBeNull();
  expect(map.getTerrain()).toBeNull();
});

describe('terrain that does not come', () => {
  const expectFlat = (source: string): void => {
    expect(map.getTerrain()).toBeNull();
    expect(map.getSource(source)).toBeUndefined();
  };

  it('leaves the map flat within three seconds, and is not asked for again just now', async () => {
    const terrain = raised();
    const source = sourceOf(map);
    comeTo(map, 'relief');
    expect(await Promise.race([terrain, setTimeout(LIMIT_MS, 'late')])).toBeNull();
    expectFlat(source);
    const again = raised();
    expectFlat(source);
    expect(await again).toBeNull();
  });

  it('leaves the map flat at its first error', async () => {
    const terrain = raised();
    const source = sourceOf(map);
    map.fire('error', { sourceId: source, error: new Error('Not there') });
    expect(await terrain).toBeNull();
    expectFlat(source);
    expect(mayAskNow('terrain')).toBe(false);
  });

  it('is no failure of the server when the replay is left before', async () => {
    const terrain = raised();
    leaving.abort();
    expect(await terrain).toBeNull();
    expect(mayAskNow('terrain')).toBe(true);
  });
});
