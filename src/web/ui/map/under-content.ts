import type { StyleSpecification } from 'maplibre-gl';
import { GROUND_LAYER } from './built-in-style.ts';

/** A style under what was drawn on bare ground before it came: that stays as it is, on top. */
export function underContent(drawn: StyleSpecification | undefined, style: StyleSpecification): StyleSpecification {
  const content = drawn?.layers.filter(({ id }) => id !== GROUND_LAYER) ?? [];
  return { ...style, sources: { ...style.sources, ...drawn?.sources }, layers: [...style.layers, ...content] };
}
