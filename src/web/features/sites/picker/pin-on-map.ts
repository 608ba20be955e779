import { type Map as LibreMap, type LngLat, type MapMouseEvent, Marker } from 'maplibre-gl';
import type { Coordinates } from '#domain/geo';
import { degrees } from '#domain/units';
import { itemFormTexts } from '#web/parts/form/item-form-texts.ts';
import type { InitialView } from '#web/ui/map/initial-view.ts';
import type { MapContent } from '#web/ui/map/map-view.tsx';
import { tokenColour } from '#web/ui/theme/theme.ts';

/** Receives the events of the pin. */
export interface PinListener {
  readonly onMap: (map: LibreMap | null) => void;
  readonly onLift: () => void;
  readonly onPlace: (place: Coordinates) => void;
}

/** A map with a pin that is dragged or set by a click. */
export interface PinOnMap {
  readonly content: MapContent;
  /** Sets the position of the pin. */
  readonly put: (place: Coordinates) => void;
}

const DIGITS = 6;

/** Returns the content of a map for choosing a place. */
export function pinOnMap(opening: InitialView, listener: PinListener): PinOnMap {
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
  pin.getElement().setAttribute('aria-label', itemFormTexts.picker.pin);
  return pin;
}

/** Rounds to about 0.1 m; longitudes beyond the date line are wrapped. */
function placeOf(lngLat: LngLat): Coordinates {
  const { lat, lng } = lngLat.wrap();
  return { lat: degrees(Number(lat.toFixed(DIGITS))), lng: degrees(Number(lng.toFixed(DIGITS))) };
}
