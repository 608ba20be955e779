import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Glider } from '#domain/glider';
import { checkOf } from '#domain/glider-check';
import { localDateOf } from '#domain/local-date';
import { itemFormTexts } from '#web/parts/form/item-form-texts.ts';
import { CheckState } from '#web/parts/glider/check-state.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { choicesOf } from './flight-choices.ts';
import styles from './flight-form.module.css';
import type { FlightItemForm } from './use-flight-form.ts';

interface GliderChoiceProps {
  readonly itemForm: FlightItemForm;
  readonly logbook: Logbook;
  /** Opens the dialog of a new glider. */
  readonly onNew: () => void;
}

/** The glider of a flight, or a new one, and whether its check is due. */
export function GliderChoice({ itemForm, logbook, onNew }: GliderChoiceProps) {
  const { gliders, flights } = logbook;
  const gliderId = useWatch({ control: itemForm.form.control, name: 'gliderId' });
  const chosen = gliders.get(Number(gliderId));
  return (
    <div>
      <SelectField
        label={texts.terms.glider}
        choices={choicesOf(gliders.values(), texts.terms.noGlider)}
        {...itemForm.field('gliderId')}
      />
      <div className={styles.belowField}>
        <button type="button" className={styles.below} onClick={onNew}>
          {itemFormTexts.flightForm.newGlider}
        </button>
        {chosen && <UrgentCheck glider={chosen} flights={flights} />}
      </div>
    </div>
  );
}

/** The check of a glider where it is due, or soon will be. */
function UrgentCheck({ glider, flights }: { readonly glider: Glider; readonly flights: Logbook['flights'] }) {
  const check = useMemo(() => checkOf(glider, flights.values(), localDateOf(new Date())), [glider, flights]);
  return check.state === 'due' || check.state === 'soon' ? <CheckState check={check} /> : null;
}
