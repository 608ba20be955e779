import type { ComponentProps } from 'react';
import * as v from 'valibot';
import { showWhole } from '#domain/fields/numbers';
import { ALTITUDE_UNITS, type AltitudeUnit, altitudeIn, type Metres, metres } from '#domain/units';
import { texts } from '#web/texts.ts';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import styles from './form.module.css';

const CHOICES = ALTITUDE_UNITS.map((unit) => ({ value: unit, label: texts.units.names[unit] }));

interface AltitudeFieldProps {
  readonly label: string;
  readonly altitude: Omit<ComponentProps<typeof NumberField>, 'label'>;
  readonly unit: Omit<ComponentProps<typeof SelectField>, 'label' | 'choices'>;
  /** Digits were typed. */
  readonly onTyped: () => void;
  /** Another unit was chosen; the form's value is already set. */
  readonly onUnit: () => void;
}

export function AltitudeField({ label, altitude, unit, onTyped, onUnit }: AltitudeFieldProps) {
  return (
    <div className={styles.number}>
      <NumberField
        label={label}
        placeholder="0"
        {...altitude}
        onChange={(event) => {
          onTyped();
          return altitude.onChange?.(event);
        }}
      />
      <SelectField
        label={texts.terms.unit}
        {...unit}
        choices={CHOICES}
        onChange={(event) => {
          const result = unit.onChange?.(event);
          onUnit();
          return result;
        }}
      />
    </div>
  );
}

/**
 * The altitude that a track, a site, the map or a saved item put into a form's field; null when its digits were typed.
 * Only the former is converted when the unit changes, always from its metres, so that it does not drift.
 */
export type AltitudeOrigin = Metres | null;

/** Schema of an {@link AltitudeOrigin} in a draft. */
export const ALTITUDE_ORIGIN: v.GenericSchema<unknown, AltitudeOrigin> = v.nullable(
  v.pipe(v.number(), v.transform(metres)),
);

/** Returns an altitude as a form's field shows it: a whole number, empty for 0. */
export function altitudeText(altitude: Metres, unit: AltitudeUnit): string {
  return showWhole(altitudeIn(altitude, unit));
}
