import { useId } from 'react';
import { ITEM_FORMS as itemFormTexts } from '#texts/item-forms';
import { heldLogbook } from '#web/store/store.ts';
import styles from './conflict-notice.module.css';
import { type ConflictRow, conflictRows } from './conflict-values.ts';
import type { Side } from './editing.ts';
import type { ShownConflict } from './use-item-form.ts';

const words = itemFormTexts.conflict;

interface ConflictNoticeProps {
  readonly conflict: ShownConflict;
  /** What to do; that of a form if omitted. */
  readonly lead?: string;
}

/** Another device's changes since: the pilot chooses one of both values of each field. */
export function ConflictNotice({ conflict, lead = words.lead }: ConflictNoticeProps) {
  const logbook = heldLogbook();
  const rows = logbook ? conflictRows(conflict, logbook) : [];
  return (
    <div className={styles.conflict}>
      <p role="alert">{lead}</p>
      {rows.map((row) => (
        <Choice key={row.name} row={row} onChoose={(side) => conflict.choose(row.fields, side)} />
      ))}
    </div>
  );
}

interface ChoiceProps {
  readonly row: ConflictRow;
  readonly onChoose: (side: Side) => void;
}

/** The values of both sides; the form has the pilot's own until the other is chosen. */
function Choice({ row, onChoose }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{row.name}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side} className={styles.side}>
          <input type="radio" name={name} defaultChecked={side === 'mine'} onChange={() => onChoose(side)} />
          <span className={styles.value}>{row[side]}</span>
          <span className={styles.whose}>{words[side]}</span>
        </label>
      ))}
    </fieldset>
  );
}
