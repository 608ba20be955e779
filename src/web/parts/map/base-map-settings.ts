import { pageSettings } from '#web/api/page-settings.ts';
import type { BaseMap } from '#web/ui/map/base-map-types.ts';
import type { PilotUnits } from '../quantities.tsx';

let settings: BaseMap | undefined;

/** Returns the base map of every map, from the server's settings; always the same object. */
export function baseMapSettings(): BaseMap {
  settings ??= readSettings();
  return settings;
}

function readSettings(): BaseMap {
  const { mapStyleUrls, mapAttribution, terrainUrl } = pageSettings();
  return { styles: mapStyleUrls, attribution: mapAttribution, terrainUrl };
}

/** Returns the unit system of a map's scale bar. */
export function mapScale({ distanceUnit }: PilotUnits): 'metric' | 'imperial' {
  return distanceUnit === 'miles' ? 'imperial' : 'metric';
}
