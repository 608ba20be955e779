import { activityKinds, activityText, isWanted, NO_ACTIVITY } from '#domain/import/table/proposal/activities';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { importTexts } from '../../import-texts.ts';
import type { TableControls } from '../use-table-mapping.ts';
import styles from './fields.module.css';

const { mapping: words } = importTexts;

interface ActivityFieldsProps {
  readonly table: TableControls;
  /** Whether the pilot has tried to go on while none is chosen. */
  readonly isMissing: boolean;
}

/** Which kinds of activity of a list of several sports are flights; renders nothing for a table without them. */
export function ActivityFields({ table, isMissing }: ActivityFieldsProps) {
  const { draft, dispatch } = table;
  const { mapping } = draft;
  const kinds = activityKinds(draft.table, mapping);
  if (kinds.length === 0 || (kinds.every(({ isFlight }) => isFlight) && mapping.onlyActivity === null)) return null;
  const toggle = (name: string): void => {
    const chosen = kinds.filter((kind) => isWanted(mapping, kind.name) !== (kind.name === name));
    dispatch({ type: 'optionChosen', option: { onlyActivity: activityText(chosen.map((kind) => kind.name)) } });
  };
  return (
    <fieldset className={mapping.onlyActivity === NO_ACTIVITY ? styles.question : styles.kinds}>
      <legend className={styles.legend}>{words.activities}</legend>
      {kinds.slice(0, MOST_SHOWN).map(({ name, count }, index) => (
        <Checkbox
          key={name}
          label={words.activityCount(name, count)}
          checked={isWanted(mapping, name)}
          data-missing={isMissing && index === 0}
          onChange={() => toggle(name)}
        />
      ))}
      {isMissing && (
        <p className={styles.error} role="alert">
          {words.activityMissing}
        </p>
      )}
    </fieldset>
  );
}

/** Words of the pilot's own under such a header are no kinds. */
const MOST_SHOWN = 40;
