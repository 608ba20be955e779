import { useLayoutEffect, useRef, useState } from 'react';
import { FLIGHT_LIST as listTexts } from '#texts/flight-list';
import { failureOfPilot } from '#web/parts/form/submission.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Hidden } from '#web/ui/text/hidden.tsx';
import styles from './changes.module.css';
import {
  dismissChange,
  doneChanges,
  inUndoOrder,
  type OrderedChange,
  reportUndo,
  restoreChanges,
  undoChange,
  useDoneChanges,
} from './done-changes.ts';

/** The last change, with its undo, below the earlier ones, which are unfolded; and how the last undo went. */
export function ChangesNotice() {
  const done = useDoneChanges();
  const { changes, message } = done;
  const [isOpen, setOpen] = useState(false);
  const [last, ...earlier] = inUndoOrder(changes);
  const shown = isOpen ? earlier.toReversed() : [];
  const box = useRef<HTMLDivElement>(null);
  // The newest are at the lower end, the pressed button among them.
  useLayoutEffect(() => {
    if (isOpen && done.changes.length > 1) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [isOpen, done]);
  useRestoredChanges();
  const focusBox = (): void => box.current?.focus();
  /** The button goes with its notice; the next Tab goes on from the notices that stay, or from the list. */
  const leave = (dismiss: () => void): void => {
    dismiss();
    const { changes: left, message: said } = doneChanges();
    const next = left.length > 0 || said !== null ? box.current : document.getElementById('main');
    next?.focus({ preventScroll: true });
  };
  return (
    <div ref={box} role="status" tabIndex={-1} className={styles.notices}>
      {shown.map((change) => (
        <ChangeNotice key={change.changeId} change={change} onUndo={focusBox} onDismiss={leave} />
      ))}
      {last && (
        <ChangeNotice
          key={last.changeId}
          change={last}
          onUndo={focusBox}
          onDismiss={leave}
          earlier={earlier.length}
          onUnfold={setOpen}
          isOpen={isOpen}
        />
      )}
      {message !== null && (
        <div className={styles.notice}>
          <span className={styles.text}>{message}</span>
          <Dismiss onClick={() => leave(() => reportUndo(null))} />
        </div>
      )}
    </div>
  );
}

/**
 * Offers again what could be undone before the page was loaded. How the last undo went is forgotten when the list is left, and
 * when it is opened: an undo may end in between.
 */
function useRestoredChanges(): void {
  useLayoutEffect(() => {
    restoreChanges();
    reportUndo(null);
    return () => reportUndo(null);
  }, []);
}

interface ChangeNoticeProps {
  readonly change: OrderedChange;
  /** Called before it is taken back. */
  readonly onUndo: () => void;
  /** Called with what removes the notice. */
  readonly onDismiss: (dismiss: () => void) => void;
  readonly earlier?: number;
  readonly isOpen?: boolean;
  readonly onUnfold?: (isOpen: boolean) => void;
}

function ChangeNotice({
  change: { changeId, text, mustWait },
  onUndo,
  onDismiss,
  earlier = 0,
  isOpen = false,
  onUnfold,
}: ChangeNoticeProps) {
  const [isBusy, setBusy] = useState(false);
  const undo = async (): Promise<void> => {
    setBusy(true);
    onUndo();
    try {
      await undoChange(changeId);
    } catch (thrown) {
      reportUndo(failureOfPilot(thrown, []).message);
      setBusy(false);
    }
  };
  return (
    <div className={styles.notice}>
      <span className={styles.text}>
        {text} {mustWait && <span className={styles.earlier}>{listTexts.undoLaterFirst}</span>}
      </span>
      {earlier > 0 && (
        <Button tone="quiet" aria-expanded={isOpen} onClick={() => onUnfold?.(!isOpen)}>
          {listTexts.earlier(earlier)}
        </Button>
      )}
      <Button tone="quiet" busy={isBusy} disabled={mustWait} onClick={() => void undo()}>
        {listTexts.undo}
      </Button>
      <Dismiss onClick={() => onDismiss(() => dismissChange(changeId))} />
    </div>
  );
}

function Dismiss({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button tone="quiet" onClick={onClick}>
      <Icon name="close" />
      <Hidden>{texts.actions.dismiss}</Hidden>
    </Button>
  );
}
