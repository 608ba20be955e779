import {
  ALTITUDE_UNITS,
  DATE_ORDERS,
  DECIMAL_SEPARATORS,
  DURATION_UNITS,
  type TableField,
  type TableMapping,
} from '#domain/import/table/table-mapping';
import { importTexts } from '../../import-texts.ts';
import { dateOrderMatters } from '../draft/date-order-matters.ts';
import type { MappingOption } from '../draft/table-draft.ts';
import type { TableControls } from '../use-table-mapping.ts';
import { ChoiceField } from './choice-field.tsx';

const { mapping: words } = importTexts;

const TIMES = ['local', 'utc'] as const;

/** The order of the dates, the units and the like: only what the columns need. */
export function UnitFields({ table }: { readonly table: TableControls }) {
  const { draft, dispatch } = table;
  const { mapping } = draft;
  const choose = (option: MappingOption): void => dispatch({ type: 'optionChosen', option });
  return (
    <>
      {draft.dateQuestion === null && dateOrderMatters(draft) && (
        <ChoiceField
          label={words.dateOrder}
          names={words.dateOrders}
          choices={DATE_ORDERS}
          value={mapping.dateOrder}
          onChoose={(order) => dispatch({ type: 'dateOrderChosen', order })}
        />
      )}
      {hasAny(mapping, 'time', 'landingTime') && (
        <ChoiceField
          label={words.timeIs}
          names={words.times}
          choices={TIMES}
          value={mapping.timeIs}
          onChoose={(timeIs) => choose({ timeIs })}
        />
      )}
      <QuantityFields mapping={mapping} onChoose={choose} />
    </>
  );
}

interface QuantityFieldsProps {
  readonly mapping: TableMapping;
  readonly onChoose: (option: MappingOption) => void;
}

/** How the numbers of the columns are to be read. */
function QuantityFields({ mapping, onChoose }: QuantityFieldsProps) {
  return (
    <>
      {hasAny(mapping, 'altitude') && (
        <ChoiceField
          label={words.altitudeIn}
          names={words.altitudes}
          choices={ALTITUDE_UNITS}
          value={mapping.altitudeIn}
          onChoose={(altitudeIn) => onChoose({ altitudeIn })}
        />
      )}
      {hasAny(mapping, 'duration') && (
        <ChoiceField
          label={words.durationIn}
          names={words.durations}
          choices={DURATION_UNITS}
          value={mapping.durationIn}
          onChoose={(durationIn) => onChoose({ durationIn })}
        />
      )}
      {hasAny(mapping, 'duration', 'altitude') && (
        <ChoiceField
          label={words.decimal}
          names={words.decimals}
          choices={DECIMAL_SEPARATORS}
          value={mapping.decimal}
          onChoose={(decimal) => onChoose({ decimal })}
        />
      )}
    </>
  );
}

function hasAny({ columns }: TableMapping, ...fields: readonly TableField[]): boolean {
  return columns.some(({ field }) => fields.includes(field));
}
