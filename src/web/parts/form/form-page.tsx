import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { TopBarButton } from '#web/ui/top-bar.tsx';
import { RestoredNotice } from './draft/restored-notice.tsx';
import styles from './form.module.css';
import { FormButtons } from './form-buttons.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import type { FormControls } from './use-item-form.ts';

interface FormPageProps {
  readonly title: string;
  readonly controls: FormControls;
  /** False while something has to end before a save makes sense. */
  readonly canSave?: boolean;
  /** The question before the item is deleted; none for a new item, which has no Delete. */
  readonly deleteQuestion?: string | undefined;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form as a page: Cancel and Save in the phone's top bar and under the fields of a wide screen, Delete last. */
export function FormPage({ title, controls, canSave = true, deleteQuestion, children }: FormPageProps) {
  const { work, failed, guard } = controls;
  const formId = useId();
  const failure = useInSight(failed);
  const isBusy = work !== 'editing';
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (canSave) controls.submit();
  };
  const cancel = (
    <TopBarButton disabled={isBusy} onClick={controls.cancel}>
      Cancel
    </TopBarButton>
  );
  const save = (
    <TopBarButton strong type="submit" form={formId} disabled={isBusy || !canSave}>
      {work === 'saving' ? 'Saving...' : 'Save'}
    </TopBarButton>
  );
  return (
    <Page narrow title={title} start={cancel} end={save}>
      <form id={formId} noValidate className={styles.form} onSubmit={submit}>
        <div ref={failure} className={styles.failure}>
          <FailedWork controls={controls} canSave={canSave} />
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

/** What went wrong, with a way on. Where the item was deleted elsewhere meanwhile, nothing typed is lost. */
function FailedWork({ controls, canSave }: Required<Pick<FormPageProps, 'controls' | 'canSave'>>) {
  const { work, failed } = controls;
  if (!failed?.message) return null;
  const retry = failed.job === 'deleting' ? controls.remove : controls.submit;
  const saveAsNew = failed.isGone && (
    <Button disabled={work !== 'editing' || !canSave} onClick={controls.submitAsNew}>
      Save as new
    </Button>
  );
  return <Banner message={failed.message} onRetry={failed.canRetry ? retry : undefined} action={saveAsNew} />;
}

/** Brings an element into sight whenever something fails: the button that was pressed may be a long form away from it. */
function useInSight(failed: FormControls['failed']) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failed?.message) place.current?.scrollIntoView({ block: 'nearest' });
  }, [failed]);
  return place;
}
