import type { Map as LibreMap } from 'maplibre-gl';
import { type ReactNode, useEffect, useState } from 'react';
import type { Coordinates } from '#domain/geo';
import { mapBase, mapScale } from '#web/parts/track/map/base-of-map.ts';
import type { PilotUnits } from '#web/parts/track/pilot-units.ts';
import { besideMark } from '#web/ui/map/beside-mark.ts';
import { MapPopup } from '#web/ui/map/map-popup.tsx';
import { MapView } from '#web/ui/map/map-view.tsx';
import type { Opening } from '#web/ui/map/open-map.ts';
import { MAP_ZOOM } from '#web/ui/map/zoom.ts';
import { pinOnMap } from './pin-on-map.ts';

interface PickerDrawingProps {
  readonly opening: Opening;
  readonly units: PilotUnits;
  /** Where the pin is; null before it is dropped and while it is in the air. */
  readonly place: Coordinates | null;
  /** Where the search went last: the map follows. */
  readonly target: Coordinates | null;
  readonly onLift: () => void;
  readonly onPlace: (place: Coordinates) => void;
  /** What the pin's popup shows. */
  readonly children: ReactNode;
}

/** The popup leaves the pin free. */
const BESIDE_PIN = besideMark({ height: 40, halfWidth: 18, below: 6 });
/** Height of the search bar with the space around it, in pixels. */
const SEARCH_BAR_PX = 80;
/** The pin stands lower than the middle, since its popup is above it. */
const BELOW_MIDDLE_PX = 120;

/** The drawing of the picker's map: with MapLibre, so it comes in a chunk of its own. */
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
    <MapView wholeScreen label="Map to choose a place" base={mapBase()} scale={mapScale(units)} content={drawn.content}>
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
