import { pageSettings } from '#web/api/page-settings.ts';
import type { BaseMap } from '#web/ui/map/base-map.ts';
import type { PilotUnits } from '../quantities/pilot-units.ts';

/** Returns the base map of every map, from the server's settings. */
export function baseMapSettings(): BaseMap {
  const { mapStyleUrl, mapAttribution } = pageSettings();
  return { styleUrl: mapStyleUrl, attribution: mapAttribution };
}

/** Returns the unit system of a map's scale bar. */
export function mapScale({ distanceUnit }: PilotUnits): 'metric' | 'imperial' {
  return distanceUnit === 'miles' ? 'imperial' : 'metric';
}
