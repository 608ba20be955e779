import { SelectField } from '#web/ui/form/select-field.tsx';

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  /** The texts of the choices. */
  readonly names: Readonly<Record<Value, string>>;
  readonly choices: readonly Value[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** A select of one of a few values. */
export function ChoiceField<Value extends string>({ label, names, choices, value, onChoose }: ChoiceFieldProps<Value>) {
  const choose = (chosen: string): void => {
    const found = choices.find((choice) => choice === chosen);
    if (found !== undefined) onChoose(found);
  };
  return (
    <SelectField
      label={label}
      choices={choices.map((choice) => ({ value: choice, label: names[choice] }))}
      value={value}
      onChange={({ target }) => choose(target.value)}
    />
  );
}
