import { useState } from 'react';
import { type CurrencyRule, MOST, problemsOfAmount } from '#domain/currency/rules';
import { parseWhole } from '#domain/fields/numbers';
import { compareTexts } from '#domain/order/text-order';
import { usedTags } from '#domain/tags';
import { nameKey } from '#domain/text';
import { CURRENCY as currencyTexts } from '#texts/currency';
import { FieldPair } from '#web/parts/form/field-group.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { Button } from '#web/ui/button.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SelectField, type SelectOption } from '#web/ui/form/select-field.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';

interface RuleDialogProps {
  /** Null for a new rule. */
  readonly rule: CurrencyRule | null;
  readonly logbook: Pick<Logbook, 'flights' | 'gliders'>;
  readonly isBusy: boolean;
  /** Why the last save failed; null if it did not. */
  readonly message: string | null;
  readonly onSave: (rule: CurrencyRule) => void;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
}

const NEW_RULE: CurrencyRule = { count: 'flights', least: 3, days: 90, tag: '', glider: '' };
const COUNTS = Object.entries(currencyTexts.counts).map(([value, label]) => ({ value, label }));

/** The form of a rule. */
export function RuleDialog({ rule, logbook, isBusy, message, onSave, onRemove, onCancel }: RuleDialogProps) {
  const { typed, type, errors, check } = useTypedRule(rule ?? NEW_RULE);
  const submit = (): void => {
    const checked = check();
    if (checked) onSave(checked);
  };
  return (
    <FormDialog
      title={rule ? currencyTexts.changeRule : currencyTexts.newRule}
      isBusy={isBusy}
      message={message}
      extraButton={
        rule && (
          <Button tone="danger" disabled={isBusy} onClick={onRemove}>
            {currencyTexts.remove}
          </Button>
        )
      }
      onSubmit={submit}
      onCancel={onCancel}
    >
      <SelectField
        label={currencyTexts.count}
        choices={COUNTS}
        value={typed.count}
        onChange={({ target }) => type({ count: target.value === 'hours' ? 'hours' : 'flights' })}
      />
      <FieldPair>
        <NumberField
          label={currencyTexts.least}
          value={typed.least}
          error={errors.least}
          onChange={({ target }) => type({ least: target.value })}
        />
        <NumberField
          label={currencyTexts.days}
          value={typed.days}
          error={errors.days}
          onChange={({ target }) => type({ days: target.value })}
        />
      </FieldPair>
      <SelectField
        label={currencyTexts.tag}
        choices={choicesOf(currencyTexts.anyTag, usedTags(logbook.flights.values()), typed.tag)}
        value={typed.tag}
        onChange={({ target }) => type({ tag: target.value })}
      />
      <SelectField
        label={currencyTexts.glider}
        choices={choicesOf(
          currencyTexts.anyGlider,
          [...logbook.gliders.values()].map(({ name }) => name),
          typed.glider,
        )}
        value={typed.glider}
        onChange={({ target }) => type({ glider: target.value })}
      />
    </FormDialog>
  );
}

/** A rule as it is typed. */
type TypedRule = Omit<CurrencyRule, 'least' | 'days'> & { readonly least: string; readonly days: string };

function useTypedRule(rule: CurrencyRule) {
  const [typed, setTyped] = useState<TypedRule>({ ...rule, least: String(rule.least), days: String(rule.days) });
  const [isChecked, setChecked] = useState(false);
  const errors = isChecked ? errorsOf(typed) : {};
  const check = (): CurrencyRule | null => {
    setChecked(true);
    const isWrong = Object.values(errorsOf(typed)).some((error) => error !== undefined);
    return isWrong ? null : { ...typed, least: wholeIn(typed.least), days: wholeIn(typed.days) };
  };
  return { typed, type: (change: Partial<TypedRule>) => setTyped({ ...typed, ...change }), errors, check };
}

function errorsOf({ least, days }: TypedRule): {
  readonly least?: string | undefined;
  readonly days?: string | undefined;
} {
  return { least: errorOf(least, MOST.least), days: errorOf(days, MOST.days) };
}

function errorOf(text: string, most: number): string | undefined {
  return problemsOfAmount(wholeIn(text), most).length > 0 ? currencyTexts.wrongNumber(most) : undefined;
}

function wholeIn(text: string): number {
  return parseWhole(text) ?? Number.NaN;
}

/** The choices of a name, that of the rule among them even where no flight or glider has it now. */
function choicesOf(all: string, names: readonly string[], chosen: string): readonly SelectOption[] {
  const others = names.filter((name) => nameKey(name) !== nameKey(chosen));
  const sorted = [...others, ...(chosen === '' ? [] : [chosen])].sort(compareTexts);
  return [{ value: '', label: all }, ...sorted.map((name) => ({ value: name, label: name }))];
}
