import { FLIGHT_LIST as listTexts } from '#texts/flight-list';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Dialog, DialogButtons } from '#web/ui/overlay/dialog.tsx';
import {
  chooseColumns,
  OPTIONAL_COLUMNS,
  type OptionalColumn,
  shownOptionalColumns,
  useChosenColumns,
} from './column-choice.ts';

const LABELS: Readonly<Record<OptionalColumn, string>> = {
  ...texts.terms,
  score: listTexts.columns.score,
};

interface ColumnMenuProps {
  readonly pilotId: number;
  readonly onClose: () => void;
}

/** The pilot chooses columns; the list behind shows them at once. */
export function ColumnMenu({ pilotId, onClose }: ColumnMenuProps) {
  const chosen = shownOptionalColumns(pilotId, useChosenColumns());
  const toggle = (column: OptionalColumn): void =>
    chooseColumns(
      pilotId,
      OPTIONAL_COLUMNS.filter((each) => chosen.includes(each) !== (each === column)),
    );
  return (
    <Dialog question={listTexts.columns.question} isAlert={false} onCancel={onClose}>
      {OPTIONAL_COLUMNS.map((column) => (
        <Checkbox
          key={column}
          label={LABELS[column]}
          checked={chosen.includes(column)}
          onChange={() => toggle(column)}
        />
      ))}
      <DialogButtons>
        <Button onClick={onClose}>{texts.actions.close}</Button>
      </DialogButtons>
    </Dialog>
  );
}
