import { itemFormTexts } from '#web/parts/form/item-form-texts.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { choicesOf } from './flight-choices.ts';
import styles from './flight-form.module.css';
import type { FlightItemForm } from './use-flight-form.ts';

interface GliderChoiceProps {
  readonly itemForm: FlightItemForm;
  readonly gliders: Logbook['gliders'];
  /** Opens the dialog of a new glider. */
  readonly onNew: () => void;
}

/** The glider of a flight, or a new one. */
export function GliderChoice({ itemForm, gliders, onNew }: GliderChoiceProps) {
  return (
    <div>
      <SelectField
        label={texts.terms.glider}
        choices={choicesOf(gliders.values(), texts.terms.noGlider)}
        {...itemForm.field('gliderId')}
      />
      <button type="button" className={styles.below} onClick={onNew}>
        {itemFormTexts.flightForm.newGlider}
      </button>
    </div>
  );
}
