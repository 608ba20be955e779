import { useMemo } from 'react';
import type { Coordinates } from '#domain/geo';
import { mapTexts } from '#web/map-texts.ts';
import { MapView } from '#web/ui/map/map-view.tsx';
import type { PilotUnits } from '../quantities/pilot-units.ts';
import { baseMapSettings, mapScale } from './base-map-settings.ts';
import { siteContent } from './site-content.ts';
import { useSurroundings } from './use-surroundings.ts';

interface SiteMapDrawingProps {
  readonly name: string;
  readonly place: Coordinates;
  readonly units: PilotUnits;
}

/** The site's map itself: uses MapLibre, so it is a chunk of its own. */
export function SiteMapDrawing({ name, place: { lat, lng }, units }: SiteMapDrawingProps) {
  const surroundings = useSurroundings({ lat, lng }, units);
  const content = useMemo(() => ({ ...siteContent(name, { lat, lng }), surroundings }), [name, lat, lng, surroundings]);
  return (
    <MapView label={mapTexts.maps.ofSite(name)} base={baseMapSettings()} scale={mapScale(units)} content={content} />
  );
}
