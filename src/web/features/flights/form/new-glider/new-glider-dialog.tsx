import { itemFormTexts } from '#web/parts/form/item-form-texts.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Dialog, DialogButtons } from '#web/ui/overlay/dialog.tsx';
import styles from '../flight-form.module.css';
import { useNewGlider } from './use-new-glider.ts';

interface NewGliderDialogProps {
  /** Called with the id of the glider once it is saved. */
  readonly onSaved: (id: number) => void;
  readonly onCancel: () => void;
}

/** Adds a glider by its name alone, without leaving the form of the flight; the rest can be added on its own page. */
export function NewGliderDialog({ onSaved, onCancel }: NewGliderDialogProps) {
  const { isSaving, error, message, onSubmit } = useNewGlider(onSaved);
  return (
    <Dialog question={itemFormTexts.flightForm.newGlider} isAlert={false} onCancel={onCancel}>
      <form className={styles.dialogForm} noValidate onSubmit={onSubmit}>
        {message !== null && <Banner message={message} />}
        <TextField
          label={texts.terms.requiredName}
          name="name"
          autoFocus
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="done"
          readOnly={isSaving}
          error={error}
        />
        <DialogButtons>
          <Button disabled={isSaving} onClick={onCancel}>
            {texts.actions.cancel}
          </Button>
          <Button type="submit" tone="primary" busy={isSaving}>
            {isSaving ? texts.actions.saving : texts.actions.save}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
