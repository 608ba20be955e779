import { lazy, useReducer, useState } from 'react';
import { parseCoordinates } from '#domain/coordinates';
import type { Coordinates } from '#domain/geo';
import { MapBox } from '#web/parts/track/map/map-box.tsx';
import type { PilotUnits } from '#web/parts/track/pilot-units.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { FullScreen } from '#web/ui/full-screen.tsx';
import type { Opening } from '#web/ui/map/open-map.ts';
import { MAP_ZOOM } from '#web/ui/map/zoom.ts';
import { placedSites, viewOfSites } from '../map/placed-sites.ts';
import styles from './picker.module.css';
import { nextPicker, openedPicker, type Picked, type Pin, pickedIn } from './picker-state.ts';
import { PinPopup } from './pin-popup.tsx';
import { SearchBar } from './search-bar.tsx';
import { usePinLookUps } from './use-pin-look-ups.ts';
import { useSearch } from './use-search.ts';

const PickerDrawing = lazy(async () => ({ default: (await import('./picker-drawing.tsx')).PickerDrawing }));

interface SitePickerProps {
  /** The coordinates as they stand in the form. */
  readonly typed: string;
  /** The pilot's sites: where to begin without coordinates. */
  readonly sites: Logbook['sites'];
  readonly units: PilotUnits;
  readonly onApply: (picked: Picked) => void;
  readonly onClose: () => void;
}

/** The map on which a site's place is chosen (spec, 2.9). */
export function SitePicker({ typed, sites, units, onApply, onClose }: SitePickerProps) {
  const [picker, dispatch] = useReducer(nextPicker, parseCoordinates(typed), openedPicker);
  const [opening] = useState(() => openingFor(picker.pin, sites));
  const [target, setTarget] = useState<Coordinates | null>(null);
  const search = useSearch((found) => {
    dispatch({ type: 'placed', place: found });
    setTarget(found);
  });
  usePinLookUps(picker.pin, dispatch);
  const drop = (dropped: Coordinates): void => {
    search.stop();
    dispatch({ type: 'placed', place: dropped });
  };
  return (
    <FullScreen label="Choose a place on the map" onClose={onClose}>
      <MapBox className={styles.map}>
        <PickerDrawing
          opening={opening}
          units={units}
          place={picker.pin.state === 'placed' ? picker.pin.place : null}
          target={target}
          onLift={() => dispatch({ type: 'lifted' })}
          onPlace={drop}
        >
          <PinPopup
            picker={picker}
            unit={units.altitudeUnit}
            dispatch={dispatch}
            onApply={() => onApply(pickedIn(picker))}
            onClose={onClose}
          />
        </PickerDrawing>
      </MapBox>
      <SearchBar search={search} onClose={onClose} />
    </FullScreen>
  );
}

/** The pin from the height of a site, else the pilot's sites. */
function openingFor(pin: Pin, sites: Logbook['sites']): Opening {
  if (pin.state !== 'placed') return viewOfSites(placedSites(sites.values()));
  return { center: [pin.place.lng, pin.place.lat], zoom: MAP_ZOOM.site };
}
