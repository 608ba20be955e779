import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { PAGES, pathTo } from '#contract/pages/pages';
import { displayCoordinates } from '#domain/coordinates';
import type { Flight } from '#domain/flight';
import { dayAfterRollOver } from '#domain/igc/day-of-file';
import { isolated } from '#domain/isolated';
import { localDateOf } from '#domain/local-date';
import type { TimeRange } from '#domain/track/flight/time-range';
import { nearestSite } from '#domain/track/nearest-site';
import type { SaidDay } from '#domain/track/read-track';
import { ITEM_FORMS as itemFormTexts } from '#texts/item-forms';
import { languageOf } from '#web/english-words.ts';
import { filesForImport } from '#web/parts/files/dropped-files.ts';
import { useFileDrop } from '#web/parts/files/use-file-drop.ts';
import { DayQuestion } from '#web/parts/form/day-question.tsx';
import type { Takeoff } from '#web/parts/form/site-request.ts';
import type { TrackData } from '#web/parts/track/track-data.ts';
import { canReadTracks } from '#web/parts/track/track-reader.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { FilePicker } from '#web/ui/form/file-picker.tsx';
import { FileRow } from '#web/ui/form/file-row.tsx';
import { useFocusFallback } from '#web/ui/form/use-focus-fallback.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './igc.module.css';
import { type IgcState, shownIgc, takeoffOf } from './igc-state.ts';
import { TrackPart } from './track-part.tsx';
import { StoredTrackPreview, TrackPreview } from './track-preview.tsx';

const words = itemFormTexts.igc;

interface IgcSectionProps {
  readonly igc: IgcState;
  readonly logbook: Logbook;
  /** 0 for a new flight. */
  readonly flightId: number;
  /** Why a save rejected the track. */
  readonly saveError: string | undefined;
  readonly onChoose: (file: File) => void;
  /** A file was dropped anywhere on the page. */
  readonly onDrop: (file: File) => void;
  readonly onRemove: () => void;
  /** The pilot wants to trim the stored track. */
  readonly onTrimStored: () => void;
  /** The pilot says on which day the file was recorded. */
  readonly onDay: (day: SaidDay) => void;
  /** The pilot makes another part of the file the flight. */
  readonly onPart: (range: TimeRange | null) => void;
  /** Whether a save adds the other flights of the file, too. */
  readonly onOthers: (addsOthers: boolean) => void;
  /** The pilot adds a track that another flight has, too. */
  readonly onAddAnyway: () => void;
  readonly onCreateSite: (takeoff: Takeoff) => void;
  /** The pilot wants no site; null once that is known. */
  readonly onNoSite: (() => void) | null;
}

/** The track of a flight: choose a file, preview it, remove it. */
export function IgcSection(props: IgcSectionProps) {
  if (!canReadTracks()) return <Notice tone="warning">{texts.errors.unsupportedBrowserVersion}</Notice>;
  return <IgcWidget {...props} />;
}

function IgcWidget(props: IgcSectionProps) {
  const { igc, saveError, onChoose, onDrop, onRemove } = props;
  const isOver = useFileDrop(({ files }) => files[0] && onDrop(files[0]));
  const shown = shownIgc(igc);
  const [isPicking, setPicking] = useState(false);
  const section = useFocusFallback<HTMLElement>(shown.state);
  const choose = (file: File): void => {
    setPicking(false);
    onChoose(file);
  };
  return (
    <section ref={section} tabIndex={-1} className={styles.section} aria-label={words.title}>
      {shown.state === 'none' ? (
        <IgcDropZone isOver={isOver} isPicking={isPicking} onPicking={setPicking} onChoose={choose} />
      ) : (
        <IgcFileRow igc={shown} isOver={isOver} onChoose={onChoose} onRemove={onRemove} />
      )}
      {igc.state === 'rejected' && <FileError fileName={shown === igc ? null : igc.fileName} message={igc.message} />}
      {igc.state === 'rejected' && igc.forImport && <ImportLink file={igc.forImport} />}
      {igc.state !== 'rejected' && saveError && <FileError fileName={null} message={saveError} />}
      <Day igc={shown} onDay={props.onDay} />
      {(isPicking || hasPreview(shown)) && (
        <div className={styles.preview}>
          <Shown {...props} igc={shown} />
        </div>
      )}
    </section>
  );
}

/** Returns whether a preview is shown, or soon will be. */
function hasPreview({ state }: IgcState): boolean {
  return state === 'reading' || state === 'parsed' || state === 'stored';
}

/** Why a file was rejected, with its name where another file's name is shown. */
function FileError({ fileName, message }: { readonly fileName: string | null; readonly message: string }) {
  return (
    <p className={styles.error} role="alert">
      {fileName && <b>{fileName} </b>}
      <span lang={languageOf(message)}>{message}</span>
    </p>
  );
}

/** Opens a file in the import, which takes larger ones than the form. */
function ImportLink({ file }: { readonly file: File }) {
  return (
    <p>
      <Link href={PAGES.import.path} onClick={() => filesForImport.set({ entries: [], files: [file] })}>
        {words.openInImport}
      </Link>
    </p>
  );
}

/** Asks for the day that the file does not say, or that it probably says wrong: above the preview, whose first row grows. */
function Day({ igc, onDay }: Pick<IgcSectionProps, 'igc' | 'onDay'>) {
  if (igc.state === 'undated') {
    const answers = (
      <DayQuestion
        days={igc.days}
        onChoose={(date) => onDay({ date, of: 'firstFix' })}
        onTyped={(date) => onDay({ date, of: 'launch' })}
      />
    );
    return (
      <Notice tone="warning" action={answers}>
        {igc.days.length > 0 ? words.whichDecade : words.noDay}
      </Notice>
    );
  }
  return igc.state === 'parsed' ? <RolledOverNotice track={igc.track} onDay={onDay} /> : null;
}

/** Says that the receiver may have counted 1,024 weeks too few, and offers the day that it probably was. */
function RolledOverNotice({
  track: { headers, isDayGiven },
  onDay,
}: Pick<IgcSectionProps, 'onDay'> & { readonly track: TrackData }) {
  const { date } = headers;
  const probable = date === null || isDayGiven ? null : dayAfterRollOver(date, localDateOf(new Date()));
  if (date === null || probable === null) return null;
  const day = texts.dates.day(probable);
  return (
    <Notice
      tone="warning"
      action={<Button onClick={() => onDay({ date: probable, of: 'firstFix' })}>{words.takeProbableDay(day)}</Button>}
    >
      {words.rolledOver(texts.dates.day(date), day)}
    </Notice>
  );
}

function Shown({ igc, logbook, flightId, ...on }: IgcSectionProps) {
  if (igc.state === 'stored')
    return <StoredTrackPreview flightId={flightId} logbook={logbook} onTrim={on.onTrimStored} />;
  if (igc.state !== 'parsed') return null;
  const { track, zone, knownFlight } = igc;
  return (
    <>
      <TrackPreview track={track} zone={zone} logbook={logbook} />
      <TrackPart parsed={igc} onPart={on.onPart} onOthers={on.onOthers} />
      {knownFlight !== null && <KnownTrackNotice flightId={knownFlight} logbook={logbook} onAdd={on.onAddAnyway} />}
      {on.onNoSite && igc.storedRange === undefined && (
        <div className={classes(styles.question, zone.state === 'asking' && styles.pending)}>
          <NoSiteNotice track={track} sites={logbook.sites} onCreate={on.onCreateSite} onNone={on.onNoSite} />
        </div>
      )}
    </>
  );
}

interface IgcDropZoneProps {
  /** A file hovers over the page. */
  readonly isOver: boolean;
  /** The file picker is open. */
  readonly isPicking: boolean;
  readonly onPicking: (isPicking: boolean) => void;
  readonly onChoose: (file: File) => void;
}

/** Takes a track: from the file picker, or dropped. */
function IgcDropZone({ isOver, isPicking, onPicking, onChoose }: IgcDropZoneProps) {
  return (
    <div className={classes(styles.zone, isOver && styles.over, isPicking && styles.opening)}>
      <FilePicker label={itemFormTexts.igc.file} onChoose={onChoose} onOpen={onPicking}>
        <Icon name="file" />
        {itemFormTexts.igc.choose}
      </FilePicker>
      <span className={styles.dropHint}>{itemFormTexts.igc.orDrop}</span>
    </div>
  );
}

interface IgcFileRowProps {
  readonly igc: Exclude<IgcState, { readonly state: 'none' }>;
  /** A file hovers over the page. */
  readonly isOver: boolean;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}

/** The file's name, buttons to replace and to remove it, and a progress bar while it is read. */
function IgcFileRow({ igc, isOver, onChoose, onRemove }: IgcFileRowProps) {
  const name = igc.fileName ?? texts.terms.track;
  return (
    <FileRow name={name} isOver={isOver} onRemove={onRemove}>
      {igc.state === 'reading' ? (
        <progress className={styles.progress} aria-label={itemFormTexts.igc.reading(isolated(name))} />
      ) : (
        <FilePicker label={itemFormTexts.igc.file} tone="quiet" onChoose={onChoose}>
          {itemFormTexts.igc.replace}
        </FilePicker>
      )}
    </FileRow>
  );
}

interface KnownTrackNoticeProps {
  /** The flight that has the track. */
  readonly flightId: number;
  readonly logbook: Pick<Logbook, 'flights' | 'sites'>;
  readonly onAdd: () => void;
}

/** Warns that another flight has the same file. */
function KnownTrackNotice({ flightId, logbook, onAdd }: KnownTrackNoticeProps) {
  const flight = logbook.flights.get(flightId);
  const actions = (
    <div className={styles.actions}>
      <LinkButton href={pathTo('flight', flightId)}>{itemFormTexts.igc.open}</LinkButton>
      <Button onClick={onAdd}>{itemFormTexts.igc.addAnyway}</Button>
    </div>
  );
  return (
    <Notice tone="warning" action={actions}>
      {flight ? itemFormTexts.igc.knownTrackOf(nameOf(flight, logbook)) : itemFormTexts.igc.knownTrack}
    </Notice>
  );
}

function nameOf({ date, time, siteId }: Flight, { sites }: Pick<Logbook, 'sites'>): string {
  const site = siteId === null ? undefined : sites.get(siteId);
  return [texts.dates.day(date), time, site?.name].filter(Boolean).join(', ');
}

interface NoSiteNoticeProps {
  readonly track: TrackData;
  readonly sites: Logbook['sites'];
  readonly onCreate: (takeoff: Takeoff) => void;
  readonly onNone: () => void;
}

/** Offers to create a site where none of the pilot's is near the takeoff. */
function NoSiteNotice({ track, sites, onCreate, onNone }: NoSiteNoticeProps) {
  const { launch } = track.analysis;
  const site = useMemo(() => nearestSite(launch, sites.values()), [launch, sites]);
  if (site || track.analysis.beginsInAir) return null;
  const actions = (
    <div className={styles.actions}>
      <Button onClick={() => onCreate(takeoffOf(track))}>{itemFormTexts.igc.createSite}</Button>
      <Button onClick={onNone}>{texts.terms.noSite}</Button>
    </div>
  );
  return (
    <Notice action={actions}>{itemFormTexts.igc.noSiteNear(displayCoordinates(launch).replace(' ', ', '))}</Notice>
  );
}
