import { useState } from 'react';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { ConfirmDialog } from '#web/ui/overlay/dialog.tsx';
import styles from './form.module.css';
import type { FormControls } from './use-item-form.ts';

interface FormButtonsProps {
  readonly controls: FormControls;
  readonly canSave: boolean;
  readonly deleteQuestion: string | undefined;
}

/** The buttons below a form. On a phone Save stays in reach of the thumb while there is something to save, and Cancel is in the top bar only. */
export function FormButtons({ controls, canSave, deleteQuestion }: FormButtonsProps) {
  const { isBusy, job, isChanged } = controls;
  const hasToSave = isChanged || deleteQuestion === undefined;
  return (
    <div className={styles.buttons}>
      <Button
        tone="primary"
        type="submit"
        className={classes(styles.save, hasToSave && styles.inReach)}
        disabled={isBusy || !canSave}
      >
        {job === 'saving' ? texts.actions.saving : texts.actions.save}
      </Button>
      <Button className={styles.wideOnly} disabled={isBusy} onClick={controls.cancel}>
        {texts.actions.cancel}
      </Button>
      {deleteQuestion && <DeleteButton controls={controls} question={deleteQuestion} />}
    </div>
  );
}

function DeleteButton({ controls, question }: { readonly controls: FormControls; readonly question: string }) {
  const [isAsking, setAsking] = useState(false);
  const confirm = (): void => {
    setAsking(false);
    controls.remove();
  };
  return (
    <>
      <Button tone="danger" className={styles.delete} disabled={controls.isBusy} onClick={() => setAsking(true)}>
        {controls.job === 'deleting' ? texts.actions.deleting : texts.actions.delete}
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={question}
          confirm={texts.actions.delete}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
