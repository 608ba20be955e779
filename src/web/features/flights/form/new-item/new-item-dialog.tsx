import type { ReactNode } from 'react';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Dialog, DialogButtons } from '#web/ui/overlay/dialog.tsx';
import styles from '../flight-form.module.css';
import { type NewItemKind, useNewItem } from './use-new-item.ts';

interface NewItemDialogProps<Input> {
  readonly title: string;
  readonly kind: NewItemKind<Input>;
  /** Called with the id of the item once it is saved. */
  readonly onSaved: (id: number) => void;
  readonly onCancel: () => void;
  /** What is asked beside the name. */
  readonly children?: ReactNode;
}

/** Adds a site or a glider by its name, without leaving the form of the flight; the rest can be added on its own page. */
export function NewItemDialog<Input>({ title, kind, onSaved, onCancel, children }: NewItemDialogProps<Input>) {
  const { isSaving, error, message, onSubmit } = useNewItem(kind, onSaved);
  return (
    <Dialog question={title} isAlert={false} onCancel={onCancel}>
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
        {children}
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
