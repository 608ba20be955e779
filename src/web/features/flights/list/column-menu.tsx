import type { Pilot } from '#domain/pilot';
import { FLIGHT_LIST as listTexts } from '#texts/flight-list';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Dialog, DialogButtons } from '#web/ui/overlay/dialog.tsx';
import { chooseColumns, shownColumns, useChosenColumns } from './column-choice.ts';
import { flightColumns } from './flight-columns.tsx';

interface ColumnMenuProps {
  readonly pilot: Pilot;
  readonly onClose: () => void;
}

/** The pilot chooses columns; the list behind shows them at once. */
export function ColumnMenu({ pilot, onClose }: ColumnMenuProps) {
  const all = flightColumns(pilot).filter(({ choice }) => choice !== undefined);
  const shown = shownColumns(all, useChosenColumns(pilot.id)).map(({ name }) => name);
  const toggle = (column: string): void =>
    chooseColumns(
      pilot.id,
      all.map(({ name }) => name).filter((name) => shown.includes(name) !== (name === column)),
    );
  return (
    <Dialog question={listTexts.columns.question} isAlert={false} onCancel={onClose}>
      {all.map(({ name, label }) => (
        <Checkbox key={name} label={label} checked={shown.includes(name)} onChange={() => toggle(name)} />
      ))}
      <DialogButtons>
        <Button onClick={onClose}>{texts.actions.close}</Button>
      </DialogButtons>
    </Dialog>
  );
}
