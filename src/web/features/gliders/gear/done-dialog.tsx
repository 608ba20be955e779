import { useState } from 'react';
import { MAX_CHECK_NOTE } from '#domain/gear/check-rules';
import type { Check, DoneCheck } from '#domain/gear/checks';
import { isLocalDate, type LocalDate, localDateOf } from '#domain/local-date';
import { GEAR as gearTexts } from '#texts/gear';
import { checkNameOf } from '#web/parts/due/due-text.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';

interface DoneDialogProps {
  readonly check: Check;
  readonly isBusy: boolean;
  /** Why the last save failed; null if it did not. */
  readonly message: string | null;
  /** `nextOn` is the day that the checker has set; null without one. */
  readonly onSave: (done: DoneCheck, nextOn: LocalDate | null) => void;
  readonly onCancel: () => void;
}

/** Asks on which day a check was done, by whom and with which result, and when the next is due by the checker. */
export function DoneDialog({ check, isBusy, message, onSave, onCancel }: DoneDialogProps) {
  const [done, setDone] = useState<DoneCheck>(() => ({ on: localDateOf(new Date()), by: '', note: '' }));
  const [nextOn, setNextOn] = useState('');
  const [isChecked, setChecked] = useState(false);
  const type = (change: Partial<DoneCheck>): void => setDone((typed) => ({ ...typed, ...change }));
  const isDay = isLocalDate(done.on);
  const isNext = nextOn === '' || isDayAfter(nextOn, [done.on, check.lastOn]);
  const submit = (): void => {
    setChecked(true);
    const typed = { ...done, by: done.by.trim(), note: done.note.trim() };
    if (isDay && isNext) onSave(typed, nextOn === '' ? null : nextOn);
  };
  return (
    <FormDialog
      title={gearTexts.doneOf(checkNameOf(check))}
      isBusy={isBusy}
      message={message}
      onSubmit={submit}
      onCancel={onCancel}
    >
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
      <DateField
        label={gearTexts.nextOn}
        hint={gearTexts.nextOnHint}
        value={nextOn}
        error={isChecked && !isNext ? gearTexts.wrongNext : undefined}
        onChange={({ target }) => setNextOn(target.value)}
      />
    </FormDialog>
  );
}

function isDayAfter(day: string, others: readonly (string | null)[]): boolean {
  return isLocalDate(day) && others.every((other) => other === null || day > other);
}
