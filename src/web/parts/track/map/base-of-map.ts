import { pageSettings } from '#web/api/page-settings.ts';
import type { BaseMap } from '#web/ui/map/base-map.ts';
import type { PilotUnits } from '../pilot-units.ts';

/** What lies under every map: as the server is set. */
export function mapBase(): BaseMap {
  const { mapStyleUrl, mapAttribution } = pageSettings();
  return { styleUrl: mapStyleUrl, attribution: mapAttribution };
}

/** The measure of a map's scale bar in the pilot's unit. */
export function mapScale({ distanceUnit }: PilotUnits): 'metric' | 'imperial' {
  return distanceUnit === 'miles' ? 'imperial' : 'metric';
}
