import { gliderIdsIn } from '#domain/fields/gear-entry';
import { MAX_USED_WITH } from '#domain/gear/check-rules';
import { compareNames } from '#domain/order/text-order';
import { GEAR as gearTexts } from '#texts/gear';
import type { Logbook } from '#web/store/logbook.ts';
import { knownIdOf } from '#web/store/store.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import styles from './gear.module.css';

interface GlidersFieldProps {
  readonly gliders: Logbook['gliders'];
  /** Ids with commas between. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The gliders with which gear is used, each with a box; one that was deleted since keeps its box while it is chosen. */
export function GlidersField({ gliders, value, error, onChange }: GlidersFieldProps) {
  const chosen = gliderIdsIn(value).map(knownIdOf);
  const deleted = chosen.filter((id) => !gliders.has(id));
  const isFull = chosen.length >= MAX_USED_WITH;
  const options = [
    ...[...gliders.values()].toSorted(compareNames).map(({ id, name }) => ({ id, name })),
    ...deleted.map((id) => ({ id, name: gearTexts.deletedGlider })),
  ];
  const choose = (id: number, isNow: boolean): void =>
    onChange((isNow ? [...chosen, id] : chosen.filter((other) => other !== id)).join());
  return (
    <div className={styles.boxes}>
      <p className={styles.light}>{gearTexts.usedWithHint(MAX_USED_WITH)}</p>
      {options.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          disabled={isFull && !chosen.includes(id)}
          onChange={({ target }) => choose(id, target.checked)}
        />
      ))}
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
