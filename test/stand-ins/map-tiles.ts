import type { ServerResponse } from 'node:http';
import { pngOf, type Rgb } from './png.ts';
import { type Handler, type StandIn, startStandIn } from './stand-in.ts';

/** A tile server and a server of terrain heights in one. */
export interface StandInTiles extends StandIn {
  /** The settings that make a server's maps use it. */
  readonly settings: Readonly<Record<'MAP_STYLE_URL' | 'MAP_DARK_STYLE_URL' | 'TERRAIN_URL', string>>;
}

/** The colours of its map by theme, as a style and as pixels. */
export const TILE_COLOURS = { light: '#c8e6c9', dark: '#1b3a2f' } as const;
/** Its attribution. */
export const TILE_CREDIT = 'Stand-in tiles';

const SIZE = 256;
const TILE = /^\/(light|dark|terrain)\/(\d+)\/(\d+)\/(\d+)\.png$/;
const STYLE = /^\/(light|dark)\.json$/;
const ANY_PAGE = { 'access-control-allow-origin': '*' };

/** What the tiles show. */
export interface Ground {
  /** Returns the height of a place in the Mercator square, in metres. */
  readonly heightAt: (east: number, south: number) => number;
  /** Returns the colour of a place of this height in a theme. */
  readonly colourAt: (theme: keyof typeof TILE_COLOURS, heightM: number) => Rgb;
}

const PLAIN_COLOURS = { light: rgbOf(TILE_COLOURS.light), dark: rgbOf(TILE_COLOURS.dark) } as const;
const PLAIN: Ground = { heightAt: standInHeight, colourAt: (theme) => PLAIN_COLOURS[theme] };

/** Starts the stand-in: two styles, and mountains in the terrarium encoding; the tiles have one colour unless others are given. */
export async function startMapTiles(ground = PLAIN): Promise<StandInTiles> {
  const drawn = new Map<string, Buffer | null>();
  const standIn = await startStandIn(({ pathname }, response, { headers }) => {
    const style = STYLE.exec(pathname)?.[1];
    const png = drawn.get(pathname) ?? pictureAt(pathname, ground);
    drawn.set(pathname, png);
    if (png) send(response, 'image/png', png);
    else if (style) send(response, 'application/json', styleText(`http://${headers.host}`, style));
    else response.writeHead(404, ANY_PAGE).end();
  });
  return {
    ...standIn,
    settings: {
      MAP_STYLE_URL: `${standIn.url}/light.json`,
      MAP_DARK_STYLE_URL: `${standIn.url}/dark.json`,
      TERRAIN_URL: `${standIn.url}/terrain/{z}/{x}/{y}.png`,
    },
  };
}

/** Handles a request like a server that has its styles, but no tile. */
export const withoutTiles: Handler = ({ pathname }, response, { headers }) => {
  const style = STYLE.exec(pathname)?.[1];
  if (style) send(response, 'application/json', styleText(`http://${headers.host}`, style));
  else response.writeHead(404, ANY_PAGE).end();
};

/** Returns the height of the stand-in's terrain in the Mercator square: mountains of 2,400 m, about 12 km apart, at every zoom. */
export function standInHeight(east: number, south: number): number {
  return 1_200 + 1_200 * Math.sin(east * 20_000) * Math.cos(south * 20_000);
}

function styleText(url: string, name: string): string {
  const tiles = [`${url}/${name}/{z}/{x}/{y}.png`];
  return JSON.stringify({
    version: 8,
    sources: { ground: { type: 'raster', tiles, tileSize: SIZE, attribution: TILE_CREDIT } },
    layers: [{ id: 'ground-tiles', type: 'raster', source: 'ground', paint: { 'raster-fade-duration': 0 } }],
  });
}

function pictureAt(path: string, { heightAt, colourAt }: Ground): Buffer | null {
  const [, kind = '', z = '', x = '', y = ''] = TILE.exec(path) ?? [];
  if (kind === '') return null;
  const pixels = SIZE * 2 ** Number(z);
  const [left, top] = [Number(x) * SIZE, Number(y) * SIZE];
  const heightOf = (px: number, py: number): number => heightAt((left + px) / pixels, (top + py) / pixels);
  if (kind !== 'light' && kind !== 'dark') return pngOf(SIZE, (px, py) => terrarium(heightOf(px, py)));
  return pngOf(SIZE, (px, py) => colourAt(kind, heightOf(px, py)));
}

function rgbOf(colour: string): Rgb {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return [red, green, blue];
}

/** Encodes a height: metres + 32768 in red and green, 1/256 m in blue. */
function terrarium(metres: number): Rgb {
  const steps = Math.round((metres + 32_768) * 256);
  return [Math.floor(steps / 65_536), Math.floor(steps / 256) % 256, steps % 256];
}

function send(response: ServerResponse, type: string, content: Buffer | string): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store', ...ANY_PAGE });
  response.end(content);
}
