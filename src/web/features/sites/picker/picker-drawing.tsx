import { type Map as LibreMap, type LngLat, type MapMouseEvent, Marker } from 'maplibre-gl';
import { type ReactNode, useEffect, useState } from 'react';
import type { Coordinates } from '#domain/geo';
import { degrees } from '#domain/units';
import { ITEM_FORMS as itemFormTexts } from '#texts/item-forms';
import { MAP_TEXTS as mapTexts } from '#texts/maps';
import { baseMapSettings, mapScale } from '#web/parts/map/base-map-settings.ts';
import type { PilotUnits } from '#web/parts/quantities.tsx';
import type { InitialView } from '#web/ui/map/initial-view.ts';
import { MapPopup, popupOffset } from '#web/ui/map/map-popup.tsx';
import { type MapContent, MapView } from '#web/ui/map/map-view.tsx';
import { MAP_ZOOM } from '#web/ui/map/zoom.ts';
import { tokenColour } from '#web/ui/theme/theme.ts';

interface PickerDrawingProps {
  readonly opening: InitialView;
  readonly units: PilotUnits;
  /** Position of the pin; null before it is set and while it is dragged. */
  readonly place: Coordinates | null;
  /** Result of the last search: the map moves there. */
  readonly target: Coordinates | null;
  readonly onLift: () => void;
  readonly onPlace: (place: Coordinates) => void;
  /** Content of the pin's popup. */
  readonly children: ReactNode;
}

/** The popup does not cover the pin. */
const BESIDE_PIN = popupOffset({ height: 40, halfWidth: 18, below: 6 });
/** Height of the search bar with the space around it, in pixels. */
const SEARCH_BAR_PX = 80;
/** The pin is below the centre of the map, since its popup is above it. */
const BELOW_MIDDLE_PX = 120;

/** The map of the picker; it needs MapLibre, so it is a chunk of its own. */
export function PickerDrawing(props: PickerDrawingProps) {
  const { opening, units, place, target, onLift, onPlace, children } = props;
  const [map, setMap] = useState<LibreMap | null>(null);
  const [drawn] = useState(() => pinOnMap(opening, { onMap: setMap, onLift, onPlace }));
  useEffect(() => {
    if (map && place) drawn.put(place);
  }, [map, drawn, place]);
  useEffect(() => {
    if (map && target) goTo(map, target);
  }, [map, target]);
  return (
    <MapView
      wholeScreen
      label={mapTexts.maps.toChoose}
      base={baseMapSettings()}
      scale={mapScale(units)}
      content={drawn.content}
    >
      {map && place && (
        <MapPopup map={map} at={place} offset={BESIDE_PIN} top={SEARCH_BAR_PX} takesFocus={place === target}>
          {children}
        </MapPopup>
      )}
    </MapView>
  );
}

function goTo(map: LibreMap, { lat, lng }: Coordinates): void {
  map.flyTo({
    center: [lng, lat],
    zoom: Math.max(map.getZoom(), MAP_ZOOM.site),
    offset: [0, BELOW_MIDDLE_PX],
    maxDuration: 1_500,
  });
}

/** Receives the events of the pin. */
interface PinListener {
  readonly onMap: (map: LibreMap | null) => void;
  readonly onLift: () => void;
  readonly onPlace: (place: Coordinates) => void;
}

/** A map with a pin that is dragged or set by a click. */
interface PinOnMap {
  readonly content: MapContent;
  /** Sets the position of the pin. */
  readonly put: (place: Coordinates) => void;
}

const DIGITS = 6;

/** Returns the content of a map for choosing a place. */
function pinOnMap(opening: InitialView, listener: PinListener): PinOnMap {
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
