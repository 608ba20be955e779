import { type Map as LibreMap, type LngLat, type MapMouseEvent, Marker } from 'maplibre-gl';
import type { Coordinates } from '#domain/geo';
import { degrees } from '#domain/units';
import type { MapContent } from '#web/ui/map/map-view.tsx';
import type { Opening } from '#web/ui/map/open-map.ts';
import { tokenColour } from '#web/ui/theme/theme.ts';

/** Who is told what the pilot does with the pin. */
export interface PinListener {
  readonly onMap: (map: LibreMap | null) => void;
  readonly onLift: () => void;
  readonly onPlace: (place: Coordinates) => void;
}

/** A map with a pin that is dragged, moved with the arrow keys, or set by a click. */
export interface PinOnMap {
  readonly content: MapContent;
  /** Puts the pin down. */
  readonly put: (place: Coordinates) => void;
}

const DIGITS = 6;

/** Makes a map for picking a place. */
export function pinOnMap(opening: Opening, listener: PinListener): PinOnMap {
  let map: LibreMap | null = null;
  const pin = makePin();
  pin.on('dragstart', listener.onLift);
  pin.on('dragend', () => listener.onPlace(placeOf(pin.getLngLat())));
  const onClick = ({ lngLat, originalEvent }: MapMouseEvent): void => {
    const onPin = originalEvent.target instanceof Node && pin.getElement().contains(originalEvent.target);
    if (!onPin) listener.onPlace(placeOf(lngLat));
  };
  return {
    content: {
      opening,
      draw: () => undefined,
      mark: (opened) => {
        map = opened;
        listener.onMap(opened);
        opened.on('click', onClick);
        return () => {
          pin.remove();
          listener.onMap(null);
          map = null;
        };
      },
    },
    put: (place) => {
      pin.setLngLat([place.lng, place.lat]);
      if (map) pin.addTo(map);
    },
  };
}

function makePin(): Marker {
  const pin = new Marker({ draggable: true, color: tokenColour('--accent') });
  pin.getElement().setAttribute('aria-label', 'Pin');
  return pin;
}

/** A tenth of a metre is near enough; beyond the date line the map counts on. */
function placeOf(lngLat: LngLat): Coordinates {
  const { lat, lng } = lngLat.wrap();
  return { lat: degrees(Number(lat.toFixed(DIGITS))), lng: degrees(Number(lng.toFixed(DIGITS))) };
}
