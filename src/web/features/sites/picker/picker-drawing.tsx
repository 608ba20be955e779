import type { Map as LibreMap } from 'maplibre-gl';
import { type ReactNode, useEffect, useState } from 'react';
import type { Coordinates } from '#domain/geo';
import { mapTexts } from '#web/map-texts.ts';
import { baseMapSettings, mapScale } from '#web/parts/map/base-map-settings.ts';
import type { PilotUnits } from '#web/parts/quantities/pilot-units.ts';
import type { InitialView } from '#web/ui/map/initial-view.ts';
import { MapPopup } from '#web/ui/map/map-popup.tsx';
import { MapView } from '#web/ui/map/map-view.tsx';
import { popupOffset } from '#web/ui/map/popup-offset.ts';
import { MAP_ZOOM } from '#web/ui/map/zoom.ts';
import { pinOnMap } from './pin-on-map.ts';

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
