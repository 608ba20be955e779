import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { ITEM_FORMS as itemFormTexts } from '#texts/item-forms';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { focusFirstWrong } from '#web/ui/form/first-wrong.ts';
import { ConfirmDialog } from '#web/ui/overlay/dialog.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarButton } from '#web/ui/page/top-bar.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import styles from './form.module.css';
import type { FormControls } from './use-item-form.ts';
import type { LeaveGuard } from './use-leave-guard.ts';

interface FormPageProps {
  readonly title: string;
  readonly controls: FormControls;
  /** False while something else must finish before a save. */
  readonly canSave?: boolean;
  /** Asked before the item is deleted; undefined for a new item, which has no Delete. */
  readonly deleteQuestion?: string | undefined;
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * The page of a form: Cancel and Save are in a phone's top bar, which stays in view, or below the fields on a wide screen; Delete is last.
 */
export function FormPage({ title, controls, canSave = true, deleteQuestion, children }: FormPageProps) {
  const { isBusy, job, failed, guard } = controls;
  const formId = useId();
  const failure = useScrollIntoView(failed);
  const form = useFocusFirstWrong(controls.rejections);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (canSave) controls.submit();
  };
  const cancel = (
    <TopBarButton disabled={isBusy} onClick={controls.cancel}>
      {texts.actions.cancel}
    </TopBarButton>
  );
  const save = (
    <TopBarButton strong type="submit" form={formId} disabled={isBusy || !canSave}>
      {job === 'saving' ? texts.actions.saving : texts.actions.save}
    </TopBarButton>
  );
  return (
    <Page narrow title={title} start={cancel} end={save}>
      <form ref={form} id={formId} noValidate className={styles.form} onSubmit={submit}>
        <div ref={failure} className={styles.failure}>
          {controls.conflict && <ConflictNotice key={controls.conflict.round} conflict={controls.conflict} />}
          <FailedJob controls={controls} canSave={canSave} />
        </div>
        <RestoredNotice onDiscard={isBusy ? null : controls.discard} />
        <fieldset className={styles.fields} disabled={isBusy}>
          {children}
        </fieldset>
        <FormButtons controls={controls} canSave={canSave} deleteQuestion={deleteQuestion} />
      </form>
      <LeaveQuestion guard={guard} />
    </Page>
  );
}

/** The failure, with Try Again, or Save as new where the item was deleted elsewhere. */
function FailedJob({ controls, canSave }: Required<Pick<FormPageProps, 'controls' | 'canSave'>>) {
  const { isBusy, failed } = controls;
  if (!failed?.message || (controls.conflict && failed.isConflict && failed.job === 'saving')) return null;
  const retry = failed.job === 'deleting' ? controls.remove : controls.submit;
  const saveAsNew = failed.isGone && (
    <Button disabled={isBusy || !canSave} onClick={controls.submitAsNew}>
      {texts.actions.saveAsNew}
    </Button>
  );
  return <Banner message={failed.message} onRetry={failed.canRetry ? retry : undefined} action={saveAsNew} />;
}

/** Focuses the first wrong field after each save that was rejected. */
function useFocusFirstWrong(rejections: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (rejections > 0 && form.current) focusFirstWrong(form.current);
  }, [rejections]);
  return form;
}

/** Scrolls an element into view after a failure: the pressed button may be far away in a long form. */
function useScrollIntoView(failed: FormControls['failed']) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failed?.message) element.current?.scrollIntoView({ block: 'nearest' });
  }, [failed]);
  return element;
}

interface FormButtonsProps {
  readonly controls: FormControls;
  readonly canSave: boolean;
  readonly deleteQuestion: string | undefined;
}

/** The buttons below a form. On a phone Save and Cancel are in the top bar only. */
function FormButtons({ controls, canSave, deleteQuestion }: FormButtonsProps) {
  const { isBusy, job } = controls;
  return (
    <div className={styles.buttons}>
      <Button tone="primary" type="submit" className={styles.save} disabled={isBusy || !canSave}>
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

/** Asks before changes are lost. */
function LeaveQuestion({ guard }: { readonly guard: LeaveGuard }) {
  if (!guard.asked) return null;
  return (
    <ConfirmDialog
      question={itemFormTexts.forms.leaveQuestion}
      confirm={texts.actions.leave}
      onConfirm={guard.asked}
      onCancel={guard.stay}
    />
  );
}

/** Says that the form was restored from a draft, with a button to discard it; nothing where `onDiscard` is null. */
function RestoredNotice({ onDiscard }: { readonly onDiscard: (() => void) | null }) {
  if (!onDiscard) return null;
  return (
    <Notice action={<Button onClick={onDiscard}>{texts.actions.discard}</Button>}>
      {itemFormTexts.forms.restored}
    </Notice>
  );
}
