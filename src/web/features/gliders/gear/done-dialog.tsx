import { useState } from 'react';
import { MAX_CHECK_NOTE } from '#domain/gear/check-rules';
import type { DoneCheck } from '#domain/gear/checks';
import { isLocalDate, localDateOf } from '#domain/local-date';
import { GEAR as gearTexts } from '#texts/gear';
import { DateField } from '#web/ui/form/date-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';

interface DoneDialogProps {
  /** The name of the check. */
  readonly name: string;
  readonly isBusy: boolean;
  /** Why the last save failed; null if it did not. */
  readonly message: string | null;
  readonly onSave: (done: DoneCheck) => void;
  readonly onCancel: () => void;
}

/** Asks on which day a check was done, by whom and with which result. */
export function DoneDialog({ name, isBusy, message, onSave, onCancel }: DoneDialogProps) {
  const [done, setDone] = useState<DoneCheck>(() => ({ on: localDateOf(new Date()), by: '', note: '' }));
  const [isChecked, setChecked] = useState(false);
  const type = (change: Partial<DoneCheck>): void => setDone((typed) => ({ ...typed, ...change }));
  const isDay = isLocalDate(done.on);
  const submit = (): void => {
    setChecked(true);
    if (isDay) onSave({ ...done, by: done.by.trim(), note: done.note.trim() });
  };
  return (
    <FormDialog title={gearTexts.doneOf(name)} isBusy={isBusy} message={message} onSubmit={submit} onCancel={onCancel}>
      <DateField
        label={gearTexts.doneOn}
        value={done.on}
        error={isChecked && !isDay ? gearTexts.wrongDay : undefined}
        onChange={({ target }) => type({ on: target.value })}
      />
      <TextField
        label={gearTexts.doneBy}
        autoComplete="off"
        maxLength={MAX_CHECK_NOTE}
        value={done.by}
        onChange={({ target }) => type({ by: target.value })}
      />
      <TextField
        label={gearTexts.doneNote}
        autoComplete="off"
        maxLength={MAX_CHECK_NOTE}
        value={done.note}
        onChange={({ target }) => type({ note: target.value })}
      />
    </FormDialog>
  );
}
