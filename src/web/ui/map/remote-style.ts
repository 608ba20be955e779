import type { SourceSpecification, StyleSpecification } from 'maplibre-gl';
import * as v from 'valibot';

const part = v.object({});
const OUTLINE = v.object({
  version: v.literal(8),
  sources: v.record(v.string(), part),
  layers: v.array(part),
});

/** Loads the style of a tile server. Rejects when it does not come, or is no style. */
export async function loadStyle(url: string, signal: AbortSignal): Promise<StyleSpecification> {
  const response = await fetch(url, { signal, credentials: 'omit' });
  const style: unknown = response.ok ? await response.json() : null;
  if (!isStyle(style)) throw new Error(`No map style at ${url} (${response.status})`);
  return style;
}

/** The outline: MapLibre validates the parts. */
function isStyle(value: unknown): value is StyleSpecification {
  return v.is(OUTLINE, value);
}

/** The middle of what a map shows: a place in the Mercator square, from 0 in the west and north to 1, and the zoom. */
export interface ProbedView {
  readonly east: number;
  readonly south: number;
  readonly zoom: number;
}

/** How the tiles of a source are asked for. */
interface Tiling {
  readonly template: string;
  readonly minzoom: number;
  readonly maxzoom: number;
}

const DEEPEST = 22;
const PLACEHOLDER = /\{([xyz])\}/g;

/** Asks each source of a style for its tile in the middle of a view. Resolves when one comes with content; rejects when none does. */
export async function probeTile(style: StyleSpecification, view: ProbedView, signal: AbortSignal): Promise<void> {
  await Promise.any(Object.values(style.sources).map((source) => probe(source, view, signal)));
}

async function probe(source: SourceSpecification, view: ProbedView, signal: AbortSignal): Promise<void> {
  const url = tileAddress(await tilingOf(source, signal), view);
  const response = await fetch(url, { signal, credentials: 'omit' });
  const { byteLength } = await response.arrayBuffer();
  if (!response.ok || byteLength === 0) throw new Error(`No map tile at ${url} (${response.status})`);
}

/** The tiling is in the style, or at the address that the style names (TileJSON). */
async function tilingOf(source: SourceSpecification, signal: AbortSignal): Promise<Tiling> {
  const named = 'url' in source && typeof source.url === 'string' ? await tileJson(source.url, signal) : null;
  const { tiles, minzoom, maxzoom } = { tiles: null, minzoom: null, maxzoom: null, ...source, ...named };
  const template: unknown = Array.isArray(tiles) ? tiles[0] : null;
  if (typeof template !== 'string') throw new Error('A source of the map has no tiles');
  return { template, minzoom: zoomOr(minzoom, 0), maxzoom: zoomOr(maxzoom, DEEPEST) };
}

async function tileJson(url: string, signal: AbortSignal): Promise<object> {
  const response = await fetch(url, { signal, credentials: 'omit' });
  const json: unknown = await response.json();
  return typeof json === 'object' && json !== null ? json : {};
}

function zoomOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

function tileAddress({ template, minzoom, maxzoom }: Tiling, { east, south, zoom }: ProbedView): string {
  const z = Math.max(minzoom, Math.min(maxzoom, Math.floor(zoom)));
  const most = 2 ** z - 1;
  const numberOf = (part: number): string => String(Math.max(0, Math.min(most, Math.floor(part * 2 ** z))));
  const numbers: Readonly<Record<string, string>> = { z: String(z), x: numberOf(east), y: numberOf(south) };
  return template.replace(PLACEHOLDER, (_, name: string) => numbers[name] ?? '');
}
