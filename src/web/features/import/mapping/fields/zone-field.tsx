import { SelectField } from '#web/ui/form/select-field.tsx';
import { importTexts } from '../../import-texts.ts';
import { zoneNeed } from '../draft/table-zone.ts';
import type { TableControls } from '../use-table-mapping.ts';
import styles from './fields.module.css';

const { mapping: words } = importTexts;

interface ZoneFieldProps {
  readonly table: TableControls;
  /** Whether the pilot has tried to go on without an answer. */
  readonly isMissing: boolean;
}

/** Asks in which time zone the flights were whose times are in UTC and whose place is not known; renders nothing otherwise. */
export function ZoneField({ table, isMissing }: ZoneFieldProps) {
  const { draft, dispatch } = table;
  const need = zoneNeed(draft);
  if (need === 'none') return null;
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = [...new Set([own, ...Intl.supportedValuesOf('timeZone')])];
  const { timeZone } = draft.mapping;
  return (
    <section
      className={need === 'asked' && timeZone === undefined ? styles.question : styles.format}
      aria-label={words.zoneTitle}
    >
      <h2 className={styles.title}>{words.zoneTitle}</h2>
      <p>{words.zoneLead}</p>
      <SelectField
        label={words.zone}
        choices={[
          ...(need === 'asked' ? [{ value: OPEN, label: words.zoneOpen }] : []),
          { value: UNKNOWN, label: words.zoneUnknown },
          ...zones.map((zone) => ({ value: zone, label: zone })),
        ]}
        value={shownZone(timeZone, need)}
        error={isMissing ? words.zoneMissing : undefined}
        data-missing={isMissing}
        onChange={({ target }) => {
          if (target.value !== OPEN) dispatch({ type: 'optionChosen', option: { timeZone: zoneOf(target.value) } });
        }}
      />
    </section>
  );
}

/** No zone has such a name. */
const [OPEN, UNKNOWN] = ['-', '?'];

function zoneOf(value: string): string {
  return value === UNKNOWN ? '' : value;
}

function shownZone(zone: string | undefined, need: 'offered' | 'asked'): string {
  if (zone === undefined) return need === 'asked' ? OPEN : UNKNOWN;
  return zone || UNKNOWN;
}
