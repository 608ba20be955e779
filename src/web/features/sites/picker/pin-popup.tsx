import type { Dispatch, ReactNode } from 'react';
import { displayCoordinates } from '#domain/coordinates';
import { type AltitudeUnit, type Metres, metres } from '#domain/units';
import { ITEM_FORMS as itemFormTexts } from '#texts/item-forms';
import { MAP_TEXTS as mapTexts } from '#texts/maps';
import { languageOf } from '#web/english-words.ts';
import { Altitude } from '#web/parts/quantities.tsx';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './picker.module.css';
import { type LookUpState, type Picker, type PickerEvent, type PlaceField, pickedIn } from './picker-state.ts';

interface PinPopupProps {
  readonly picker: Picker;
  readonly unit: AltitudeUnit;
  readonly dispatch: Dispatch<PickerEvent>;
  readonly onApply: () => void;
  readonly onClose: () => void;
}

/** The facts about the pin's place, with checkboxes for the form's fields. */
export function PinPopup({ picker, unit, dispatch, onApply, onClose }: PinPopupProps) {
  const { pin, ticked } = picker;
  if (pin.state !== 'placed') return null;
  const { place, address, elevation } = pin;
  const rowOf = (field: PlaceField, isKnown: boolean) => ({
    isKnown,
    isTicked: ticked[field],
    onTick: (isTicked: boolean) => dispatch({ type: 'ticked', field, isTicked }),
  });
  const hasFailed = address.state === 'failed' || elevation.state === 'failed';
  return (
    <div className={styles.popup}>
      <ChoiceRow name={texts.terms.address} {...rowOf('address', address.state === 'known')}>
        <FoundText found={address}>{(value: string) => value}</FoundText>
      </ChoiceRow>
      <ChoiceRow name={texts.terms.elevation} {...rowOf('elevation', elevation.state === 'known')}>
        <FoundText found={elevation}>{(value: Metres) => <Altitude altitude={metres(value)} unit={unit} />}</FoundText>
      </ChoiceRow>
      <ChoiceRow name={texts.terms.coordinates} {...rowOf('coordinates', true)}>
        {displayCoordinates(place)}
      </ChoiceRow>
      {hasFailed && (
        <Button wide onClick={() => dispatch({ type: 'placed', place: { ...place } })}>
          {texts.actions.tryAgain}
        </Button>
      )}
      <div className={styles.buttons}>
        <Button tone="primary" disabled={Object.keys(pickedIn(picker)).length === 0} onClick={onApply}>
          {itemFormTexts.picker.apply}
        </Button>
        <Button onClick={onClose}>{itemFormTexts.picker.close}</Button>
      </div>
      <p className={styles.credit}>
        {mapTexts.credits.addresses}
        <br />
        {itemFormTexts.picker.elevationOf(mapTexts.credits.elevation)}
      </p>
    </div>
  );
}

interface ChoiceRowProps {
  readonly name: string;
  readonly isKnown: boolean;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly children: ReactNode;
}

/** One value that can be applied; it cannot be ticked while it is unknown. */
function ChoiceRow({ name, isKnown, isTicked, onTick, children }: ChoiceRowProps) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        disabled={!isKnown}
        checked={isKnown && isTicked}
        onChange={({ target }) => onTick(target.checked)}
      />
      <span>
        <span className={styles.choiceName}>{name}</span> <span className={styles.found}>{children}</span>
      </span>
    </label>
  );
}

interface FoundTextProps<Value> {
  readonly found: LookUpState<Value>;
  readonly children: (value: Value) => ReactNode;
}

function FoundText<Value>({ found, children }: FoundTextProps<Value>) {
  if (found.state === 'known') return children(found.value);
  if (found.state === 'failed') {
    return (
      <span className={styles.failed} lang={languageOf(found.message)}>
        {found.message}
      </span>
    );
  }
  return (
    <span className={styles.quiet}>
      {found.state === 'pending' ? itemFormTexts.picker.pending : itemFormTexts.picker.unknown}
    </span>
  );
}
