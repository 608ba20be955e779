import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { PAGES } from '#contract/pages/pages';
import type { ChosenSource } from '#formats/readings';
import { IMPORT_START as importStartTexts } from '#texts/import-start';
import { INBOX as inboxTexts } from '#texts/inbox';
import { UPLOAD as uploadTexts } from '#texts/upload';
import { type DroppedFiles, droppedFiles, filesForImport } from '#web/parts/files/dropped-files.ts';
import { ShownInbox } from '#web/parts/files/inbox-list.tsx';
import { useFileDrop } from '#web/parts/files/use-file-drop.ts';
import type { Shared } from '#web/parts/files/use-shared-files.ts';
import { canReadTracks } from '#web/parts/track/track-reader.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { FilesPicker } from '#web/ui/form/files-picker.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarBack } from '#web/ui/page/top-bar.tsx';
import styles from './choosing.module.css';
import { chosenByDrop, chosenByPicker } from './chosen-files.ts';

interface ChoosingPageProps {
  /** What the address says of shared files. */
  readonly shared: Shared;
  /** Whether the file that the address names, which a device has sent, is no longer there. */
  readonly isSentGone?: boolean;
  readonly inbox: Omit<ComponentProps<typeof ShownInbox>, 'isOffline'>;
  /** Whether nobody answers at the moment. */
  readonly isOffline: boolean;
  /** Asks whether there is a connection. */
  readonly onRetry: () => Promise<void>;
  readonly pastImports: ReactNode;
  /** Null when nothing can be chosen now. */
  readonly onChosen: ((chosen: readonly ChosenSource[]) => void) | null;
}

/** The first step of an import: files are chosen or dropped; below are those that are kept on this device, and past imports. */
export function ChoosingPage({
  shared,
  isSentGone = false,
  inbox,
  isOffline,
  pastImports,
  onRetry,
  onChosen,
}: ChoosingPageProps) {
  return (
    <Page title={importStartTexts.title} start={<TopBarBack href={PAGES.flights.path} />}>
      <div className={styles.parts}>
        {isSentGone && <Notice tone="warning">{inboxTexts.sent.gone}</Notice>}
        {shared.state === 'problem' && <Notice tone="warning">{inboxTexts.problems[shared.problem]}</Notice>}
        {isOffline && <NoConnection isWaiting={shared.state === 'waiting' || onChosen === null} onRetry={onRetry} />}
        {isListFirst(shared, isOffline) && <ShownInbox {...inbox} isOffline={isOffline} />}
        {onChosen && (canReadTracks() ? <DropZone onChosen={onChosen} /> : <Unsupported />)}
        {!isListFirst(shared, isOffline) && <ShownInbox {...inbox} isOffline={isOffline} />}
        {pastImports}
      </div>
    </Page>
  );
}

/** Whether the pilot comes for what is in the list. */
function isListFirst({ state }: Shared, isOffline: boolean): boolean {
  return isOffline || state === 'problem';
}

function Unsupported() {
  return <Notice tone="warning">{texts.errors.unsupportedBrowserVersion}</Notice>;
}

interface NoConnectionProps {
  /** Whether files wait for the import. */
  readonly isWaiting: boolean;
  readonly onRetry: () => Promise<void>;
}

/** No error: what is chosen is kept. */
function NoConnection({ isWaiting, onRetry }: NoConnectionProps) {
  const [isTrying, setTrying] = useState(false);
  const retry = async (): Promise<void> => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <Notice
      action={
        <Button busy={isTrying} onClick={() => void retry()}>
          {inboxTexts.tryNow}
        </Button>
      }
    >
      {isWaiting ? inboxTexts.needsConnection : inboxTexts.chooseOffline}
    </Notice>
  );
}

function DropZone({ onChosen }: { readonly onChosen: (chosen: readonly ChosenSource[]) => void }) {
  const [isUnreadable, setUnreadable] = useState(false);
  const take = (chosen: readonly ChosenSource[]): void => {
    if (chosen.length > 0) onChosen(chosen);
  };
  const drop = (dropped: DroppedFiles): Promise<void> => chosenByDrop(dropped).then(take, () => setUnreadable(true));
  const isOver = useFileDrop((data) => void drop(droppedFiles(data)));
  useHandedFiles(drop);
  const pick = (files: Iterable<File>): void => take(chosenByPicker(files));
  return (
    <section className={styles.give} aria-label={importStartTexts.chooseFiles}>
      <p className={styles.lead}>{importStartTexts.lead}</p>
      {isUnreadable && <Banner message={importStartTexts.unreadableFolder} />}
      <div className={classes(styles.zone, isOver && styles.over)}>
        <div className={styles.buttons}>
          <AnyFilesPicker onChoose={pick} />
          <FolderPicker onChoose={pick} />
        </div>
        <span className={styles.hint}>{importStartTexts.drop}</span>
      </div>
      <p className={styles.hint}>
        {importStartTexts.tableHint} <Link href={PAGES.flightsUpload.path}>{uploadTexts.title}</Link>
      </p>
    </section>
  );
}

/** Takes the files that were dropped on another importStartTexts. */
function useHandedFiles(take: (dropped: DroppedFiles) => void): void {
  const [handed] = useState(filesForImport.get);
  useEffect(() => {
    if (handed === null || filesForImport.get() !== handed) return;
    filesForImport.set(null);
    take(handed);
  }, [handed, take]);
}

interface PickerProps {
  readonly onChoose: (files: Iterable<File>) => void;
}

/** Opens the device's picker for any number of files. */
function AnyFilesPicker({ onChoose }: PickerProps) {
  return (
    <FilesPicker label={importStartTexts.files} tone="primary" icon="file" onChoose={onChoose}>
      {importStartTexts.chooseFiles}
    </FilesPicker>
  );
}

/** Opens the device's picker for a folder; renders nothing where the browser has none. */
function FolderPicker({ onChoose }: PickerProps) {
  if (!('webkitdirectory' in HTMLInputElement.prototype)) return null;
  return (
    <FilesPicker label={importStartTexts.folder} icon="layers" isFolder onChoose={onChoose}>
      {importStartTexts.chooseFolder}
    </FilesPicker>
  );
}
