import { useState } from 'react';
import type { Coordinates } from '#domain/geo';
import { ITEM_FORMS as itemFormTexts } from '#texts/item-forms';
import { lazyDrawing } from '#web/parts/map/lazy-drawing.tsx';
import { MapBox } from '#web/parts/map/map-box.tsx';
import type { PilotUnits } from '#web/parts/quantities.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { FullScreen } from '#web/ui/overlay/full-screen.tsx';
import { initialViewOf } from './opening-of-picker.ts';
import styles from './picker.module.css';
import { type Picked, pickedIn, type TypedPlace } from './picker-state.ts';
import { PinPopup } from './pin-popup.tsx';
import { MyLocation, SearchBar } from './search-bar.tsx';
import { usePicker } from './use-picker.ts';
import { useSearch } from './use-search.ts';

const PickerDrawing = lazyDrawing(async () => (await import('./picker-drawing.tsx')).PickerDrawing);

interface SitePickerProps {
  readonly typed: TypedPlace;
  /** The pilot's sites: the initial view without coordinates. */
  readonly sites: Logbook['sites'];
  readonly units: PilotUnits;
  readonly onApply: (picked: Picked) => void;
  readonly onClose: () => void;
}

/** A full-screen map to choose the place of a site. */
export function SitePicker({ typed, sites, units, onApply, onClose }: SitePickerProps) {
  const [picker, dispatch] = usePicker(typed);
  const [opening] = useState(() => initialViewOf(picker.pin, { sites, language: navigator.language }));
  const [target, setTarget] = useState<Coordinates | null>(null);
  const search = useSearch((found) => {
    dispatch({ type: 'placed', place: found });
    setTarget(found);
  });
  const drop = (dropped: Coordinates): void => {
    search.stop();
    dispatch({ type: 'placed', place: dropped });
  };
  return (
    <FullScreen label={itemFormTexts.picker.title} onClose={onClose}>
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
      <MyLocation search={search} />
    </FullScreen>
  );
}
