import type { StyleSpecification } from 'maplibre-gl';
import { GROUND_LAYER } from './built-in/built-in-style.ts';

/** Returns a style with the content drawn so far on top, in place of the plain ground. */
export function underContent(drawn: StyleSpecification | undefined, style: StyleSpecification): StyleSpecification {
  const content = drawn?.layers.filter(({ id }) => id !== GROUND_LAYER) ?? [];
  return { ...style, sources: { ...style.sources, ...drawn?.sources }, layers: [...style.layers, ...content] };
}
