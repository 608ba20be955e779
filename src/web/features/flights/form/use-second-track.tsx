import { type ReactNode, useEffect, useState } from 'react';
import { pathTo } from '#contract/pages/pages';
import type { ShareProblem } from '#contract/pages/sharing';
import { INBOX as inboxTexts } from '#texts/inbox';
import { UNFINISHED_FLIGHT as unfinishedTexts } from '#texts/unfinished-flight';
import { keepShared } from '#web/device-storage/inbox.ts';
import { type TrackForForm, trackForForm } from '#web/parts/files/dropped-files.ts';
import type { DraftFile } from '#web/parts/form/draft/draft.ts';
import { countSetAside, exchangeDrafts, setDraftAside } from '#web/parts/form/draft/set-aside.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Dialog, DialogButtons } from '#web/ui/overlay/dialog.tsx';
import { shownIgc } from '../igc/igc-state.ts';
import styles from './flight-form.module.css';
import type { FillHandlers } from './use-filling.ts';
import type { FlightItemForm, OpenedFlight } from './use-flight-form.ts';

/** A second track in the form of a new flight that is not finished. */
interface SecondTrack {
  /** A file was dropped on the form. */
  readonly drop: (file: File) => void;
  /** Asks what becomes of both; null while there is one track. */
  readonly question: ReactNode;
  /** Leads to another flight that is not finished; null without one. */
  readonly notice: ReactNode;
}

/** Never pours a second track into a new flight that is not finished: the pilot says what becomes of both. */
export function useSecondTrack(
  { flight, logbook, draft, onBusy, onAgain }: OpenedFlight,
  { secondTrack, igc, controls }: FlightItemForm,
  filling: Pick<FillHandlers, 'chooseFile'>,
): SecondTrack {
  const [asked, setAsked] = useState<TrackForForm | null>(null);
  const [problem, setProblem] = useState<ShareProblem | null>(null);
  const form = { pilotId: logbook.pilot.id, path: pathTo('flightForm', 0) };
  const [beside] = useState(() => (flight === null ? countSetAside(form) : 0));
  const hasTrack = shownIgc(igc.igc).state !== 'none';
  const { isBusy } = controls;
  useEffect(() => {
    onBusy?.(isBusy);
  }, [isBusy, onBusy]);
  useEffect(() => {
    if (secondTrack === null || trackForForm.get() !== secondTrack) return;
    trackForForm.set(null);
    void isSameFile(secondTrack.file, draft.found?.file ?? null).then((isSame) => isSame || setAsked(secondTrack));
  }, [secondTrack, draft.found]);
  const openBeside = (): void => {
    exchangeDrafts(form);
    onAgain?.();
  };
  return {
    drop: (file) => {
      if (flight === null && hasTrack && onAgain) setAsked({ flightId: 0, file });
      else filling.chooseFile(file);
    },
    question: asked && (
      <SecondTrackDialog
        fileName={asked.file.name}
        hasTrack={hasTrack}
        onAnother={() => {
          setDraftAside(form);
          trackForForm.set({ ...asked, isAnother: true });
          onAgain?.();
        }}
        onReplace={() => {
          setAsked(null);
          filling.chooseFile(asked.file);
        }}
        onCancel={() => {
          setAsked(null);
          if (asked.isKept !== true) void keep(asked.file, form.pilotId).then(setProblem);
        }}
      />
    ),
    notice: (
      <>
        {problem !== null && <Banner message={inboxTexts.problems[problem]} />}
        {beside > 0 && (
          <Notice isLive={false} action={<Button onClick={openBeside}>{unfinishedTexts.openKept}</Button>}>
            {unfinishedTexts.keptBeside}
          </Notice>
        )}
      </>
    ),
  };
}

/** Whether a draft has this very file already, as where it was opened once more. */
async function isSameFile(file: File, drafted: DraftFile | null): Promise<boolean> {
  if (drafted === null || file.size !== drafted.bytes.length) return false;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return drafted.bytes.every((byte, index) => byte === bytes[index]);
  } catch {
    return false; // Choosing it says that it cannot be read.
  }
}

/** The pilot finds the file in the list of the import page. Returns why it is not kept; null when it is. Never rejects. */
async function keep(file: File, pilotId: number): Promise<ShareProblem | null> {
  try {
    return (await keepShared([file], pilotId)) === null ? 'full' : null;
  } catch (error) {
    console.warn('The file could not be kept on this device.', error);
    return 'notKept';
  }
}

interface SecondTrackDialogProps {
  readonly fileName: string;
  /** Whether the unfinished flight has a track. */
  readonly hasTrack: boolean;
  /** The unfinished flight is set aside. */
  readonly onAnother: () => void;
  readonly onReplace: () => void;
  /** The file stays in the list of the import page. */
  readonly onCancel: () => void;
}

/** Asks what to do with a file that came while a new flight is not finished. */
function SecondTrackDialog({ fileName, hasTrack, onAnother, onReplace, onCancel }: SecondTrackDialogProps) {
  return (
    <Dialog question={unfinishedTexts.question(fileName)} onCancel={onCancel}>
      <div className={styles.second}>
        <Button wide tone="primary" autoFocus onClick={onAnother}>
          {unfinishedTexts.asAnother}
        </Button>
        <p>{unfinishedTexts.asAnotherHint}</p>
        <Button wide onClick={onReplace}>
          {hasTrack ? unfinishedTexts.replaceTrack : unfinishedTexts.useForIt}
        </Button>
      </div>
      <p className={styles.second}>{unfinishedTexts.afterCancel}</p>
      <DialogButtons>
        <Button onClick={onCancel}>{texts.actions.cancel}</Button>
      </DialogButtons>
    </Dialog>
  );
}
