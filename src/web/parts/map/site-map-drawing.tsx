import { Popup } from 'maplibre-gl';
import { useMemo } from 'react';
import type { Coordinates } from '#domain/geo';
import { isolated } from '#domain/isolated';
import { MAP_TEXTS as mapTexts } from '#texts/maps';
import { type MapContent, MapView } from '#web/ui/map/map-view.tsx';
import { INFO_WINDOW_WIDTH, MAP_ZOOM } from '#web/ui/map/zoom.ts';
import type { PilotUnits } from '../quantities.tsx';
import { baseMapSettings, mapScale } from './base-map-settings.ts';
import { makeMark } from './map-marks.ts';
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
    <MapView
      label={mapTexts.maps.ofSite(isolated(name))}
      base={baseMapSettings()}
      scale={mapScale(units)}
      content={content}
    />
  );
}

/** Returns the map content of a site: a mark that shows its name. */
function siteContent(name: string, place: Coordinates): MapContent {
  return {
    opening: { center: [place.lng, place.lat], zoom: MAP_ZOOM.site },
    draw: () => undefined,
    mark: (map) => {
      const popup = new Popup({ maxWidth: INFO_WINDOW_WIDTH, offset: 30, closeButton: false }).setText(name);
      const mark = makeMark('site', name).setLngLat(place).setPopup(popup).addTo(map);
      return () => mark.remove();
    },
  };
}
