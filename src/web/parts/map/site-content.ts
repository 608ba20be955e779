import { Popup } from 'maplibre-gl';
import type { Coordinates } from '#domain/geo';
import type { MapContent } from '#web/ui/map/map-view.tsx';
import { INFO_WINDOW_WIDTH, MAP_ZOOM } from '#web/ui/map/zoom.ts';
import { makeMark } from './map-marks.ts';

/** Returns the map content of a site: a mark that shows its name. */
export function siteContent(name: string, place: Coordinates): MapContent {
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
