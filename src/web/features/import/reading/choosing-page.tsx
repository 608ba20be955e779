import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { PAGES } from '#contract/pages/pages';
import type { ShareProblem } from '#contract/pages/sharing';
import { type DroppedFiles, droppedFiles, filesForImport } from '#web/parts/files/dropped-files.ts';
import { uploadTexts } from '#web/parts/files/upload-texts.ts';
import { useFileDrop } from '#web/parts/files/use-file-drop.ts';
import { canReadTracks } from '#web/parts/track/track-reader.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { classes } from '#web/ui/classes.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { FilesPicker } from '#web/ui/form/files-picker.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarBack } from '#web/ui/page/top-bar.tsx';
import { importTexts } from '../import-texts.ts';
import type { ChosenSource } from '../parse/readings.ts';
import { RunsSection } from '../runs-section.tsx';
import styles from './choosing.module.css';
import { chosenByDrop, chosenByPicker } from './chosen-files.ts';

const { page } = importTexts;

interface ChoosingPageProps {
  readonly logbook: Logbook;
  /** Why files that another app shared did not come; null if none were. */
  readonly problem: ShareProblem | null;
  readonly onChosen: (chosen: readonly ChosenSource[]) => void;
}

/** The first step of an import: files are chosen or dropped; below are past imports. */
export function ChoosingPage({ logbook, problem, onChosen }: ChoosingPageProps) {
  return (
    <Page title={page.title} start={<TopBarBack href={PAGES.flights.path} />}>
      <div className={styles.parts}>
        {problem && <Notice tone="warning">{page.shareProblems[problem]}</Notice>}
        {canReadTracks() ? (
          <DropZone onChosen={onChosen} />
        ) : (
          <Notice tone="warning">{texts.errors.unsupportedBrowserVersion}</Notice>
        )}
        <RunsSection logbook={logbook} />
      </div>
    </Page>
  );
}

function DropZone({ onChosen }: Pick<ChoosingPageProps, 'onChosen'>) {
  const [isUnreadable, setUnreadable] = useState(false);
  const take = (chosen: readonly ChosenSource[]): void => {
    if (chosen.length > 0) onChosen(chosen);
  };
  const drop = (dropped: DroppedFiles): Promise<void> => chosenByDrop(dropped).then(take, () => setUnreadable(true));
  const isOver = useFileDrop((data) => void drop(droppedFiles(data)));
  useHandedFiles(drop);
  const pick = (files: Iterable<File>): void => take(chosenByPicker(files));
  return (
    <section className={styles.give} aria-label={page.chooseFiles}>
      <p className={styles.lead}>{page.lead}</p>
      {isUnreadable && <Banner message={page.unreadableFolder} />}
      <div className={classes(styles.zone, isOver && styles.over)}>
        <div className={styles.buttons}>
          <AnyFilesPicker onChoose={pick} />
          <FolderPicker onChoose={pick} />
        </div>
        <span className={styles.hint}>{page.drop}</span>
      </div>
      <p className={styles.hint}>
        {page.tableHint} <Link href={PAGES.flightsUpload.path}>{uploadTexts.title}</Link>
      </p>
    </section>
  );
}

/** Takes the files that were dropped on another page. */
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
    <FilesPicker label={page.files} tone="primary" icon="file" onChoose={onChoose}>
      {page.chooseFiles}
    </FilesPicker>
  );
}

/** Opens the device's picker for a folder; renders nothing where the browser has none. */
function FolderPicker({ onChoose }: PickerProps) {
  if (!('webkitdirectory' in HTMLInputElement.prototype)) return null;
  return (
    <FilesPicker label={page.folder} icon="layers" isFolder onChoose={onChoose}>
      {page.chooseFolder}
    </FilesPicker>
  );
}
