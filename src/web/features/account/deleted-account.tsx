import { useState } from 'react';
import { PENDING as pendingTexts } from '#texts/pending';
import { removeFilesOf } from '#web/parts/files/files-of-pilot.ts';
import { exportAllPending } from '#web/parts/pending/export-pending.ts';
import { discardAllOf } from '#web/store/store.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ConfirmDialog } from '#web/ui/overlay/dialog.tsx';
import styles from './account-form.module.css';

interface DeletedAccountProps {
  readonly pilotId: number;
  /** How many pending changes the pilot has here. */
  readonly count: number;
  readonly onRemoved: () => void;
}

/** On the login: the account was deleted elsewhere, while changes of it were pending here. They can be exported, and removed. */
export function DeletedAccount({ pilotId, count, onRemoved }: DeletedAccountProps) {
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const fail = (error: unknown): void => {
    console.warn('The pending changes of a deleted account could not be exported or removed.', error);
    setFailed(true);
  };
  const remove = (): void => {
    setAsking(false);
    Promise.all([discardAllOf(pilotId), removeFilesOf(pilotId)]).then(onRemoved, fail);
  };
  return (
    <>
      <Notice tone="warning">
        {pendingTexts.accountDeleted(count)}
        <div className={styles.choices}>
          <Button onClick={() => void exportAllPending(pilotId).catch(fail)}>{pendingTexts.export}</Button>
          <Button tone="danger" onClick={() => setAsking(true)}>
            {pendingTexts.removeHere}
          </Button>
        </div>
      </Notice>
      {hasFailed && <Banner message={pendingTexts.notRemoved} />}
      {isAsking && (
        <ConfirmDialog
          question={pendingTexts.removeQuestion}
          confirm={pendingTexts.removeHere}
          onConfirm={remove}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
