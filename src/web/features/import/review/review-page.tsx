import { useContext, useState } from 'react';
import { IMPORT as importTexts } from '#texts/import';
import { useLeaveGuard } from '#web/parts/form/use-leave-guard.ts';
import { airtimeText } from '#web/parts/quantities.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageVisibleContext } from '#web/ui/overlay/page-visible.ts';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarButton } from '#web/ui/page/top-bar.tsx';
import { LeaveDialog } from '../leave-dialog.tsx';
import { RefusedTable } from '../refused-table.tsx';
import { sourceName } from '../refused-text.ts';
import type { ImportPlan } from '../send/plan.ts';
import { refusedFiles } from '../send/run-outcome.ts';
import { GliderPanel, SitePanel } from './panels.tsx';
import styles from './review.module.css';
import type { ReviewContent } from './review.ts';
import { BulkBar, type Filter, ReviewFilterBar, useFilter } from './review-filters.tsx';
import { ReviewTable } from './review-table.tsx';
import { type Review, useReview } from './use-review.ts';
import { countOpenLookUps, type LookUps, useSiteLookUps } from './use-site-look-ups.ts';
import { useStartWhenNamed } from './use-start-when-named.ts';

const { page, review: words, sending } = importTexts;

interface ReviewPageProps {
  readonly content: ReviewContent;
  readonly logbook: Logbook;
  readonly onImport: (plan: ImportPlan) => void;
  readonly onCancel: () => void;
}

/** The third step of an import: the found flights beside the logbook. Nothing is written before the pilot says so. */
export function ReviewPage({ content, logbook, onImport, onCancel }: ReviewPageProps) {
  const review = useReview(content, logbook);
  const lookUps = useSiteLookUps(review);
  const count = review.counts.new + review.counts.fills;
  const canAsk = useContext(PageVisibleContext);
  const guard = useLeaveGuard({ isChanged: count > 0, canAsk, onLeft: () => undefined });
  const cancel = (): void => guard.leave(onCancel);
  const goesOn = content.openRun !== null;
  const others = othersOf(review);
  const isWaited = lookUps === 'running' && countOpenLookUps(review) > 0;
  const start = useStartWhenNamed(isWaited, () => guard.leaveNow(() => onImport(review.plan())));
  const importing = {
    // Until the nearest towns are known a site has no name that can be shown; the server has them at hand.
    disabled: (count + others === 0 && !goesOn) || isUnnamed(review),
    busy: start.isWaiting,
    onClick: start.begin,
  };
  if (isNothing(content)) return <Nothing onCancel={onCancel} />;
  return (
    <Page wide title={words.title} start={<TopBarButton onClick={cancel}>{texts.actions.cancel}</TopBarButton>}>
      <div className={styles.head}>
        <p>{words.summary(content.items.length, content.filesNum)}</p>
        <div className={styles.buttons}>
          <Button tone="primary" {...importing}>
            {start.isWaiting
              ? importTexts.sites.waiting
              : buttonText({ count, others, goesOn, isArchive: content.archives.length > 0 })}
          </Button>
          <Button onClick={cancel}>{words.startOver}</Button>
        </div>
      </div>
      <ArchiveNotes review={review} />
      <Notes review={review} lookUps={lookUps} />
      <Panels review={review} lookUps={lookUps} />
      <Found review={review} />
      <LeaveDialog guard={guard} question={sending.leaveReview} />
    </Page>
  );
}

function isNothing({ items, refused, archives, handlings = [], before }: ReviewContent): boolean {
  return items.length + refused.length + archives.length + handlings.length === 0 && before === undefined;
}

/** Whether sites have still to be named by their nearest towns. */
function isUnnamed({ newSites, answers }: Review): boolean {
  return answers.nearPlaces === null && newSites.some(({ site }) => site.place !== null && site.name === '');
}

/** Returns how many items other than flights the import brings. */
function othersOf({ otherItems: { pilot, unused, gear, handlings }, before }: Review): number {
  const items = unused.sites.size + unused.gliders.size + gear.length + handlings.length;
  return items + Number(pilot !== null) + Number(before !== null);
}

function buttonText(has: {
  readonly count: number;
  readonly others: number;
  readonly goesOn: boolean;
  readonly isArchive: boolean;
}): string {
  if (has.count > 0) return words.import(has.count);
  if (has.goesOn) return words.finish;
  if (has.others === 0) return words.import(0);
  return has.isArchive ? words.importOthers : words.importOthersOfTable;
}

function Nothing({ onCancel }: Pick<ReviewPageProps, 'onCancel'>) {
  return (
    <Page title={words.title} heading="hidden">
      <Empty action={<Button onClick={onCancel}>{page.otherFiles}</Button>}>{page.nothing}</Empty>
    </Page>
  );
}

interface LookedUpProps {
  readonly review: Review;
  readonly lookUps: LookUps;
}

/** The notes to the pilot before importing. */
function Notes({ review, lookUps }: LookedUpProps) {
  const { question } = review.counts;
  const converted = review.content.items.filter(({ track }) => track?.convertedFrom).length;
  const { openRun, stopped, leftOutColumns = [] } = review.content;
  const openNames = countOpenLookUps(review);
  return (
    <div className={styles.notes}>
      {stopped && <p className={styles.question}>{words.stopped(stopped.read, stopped.files)}</p>}
      {openRun && <p>{words.goesOn(texts.dates.moment(openRun.createdAt))}</p>}
      {question > 0 && <p className={styles.question}>{words.openQuestions(question)}</p>}
      {lookUps === 'running' && openNames > 0 && <p>{importTexts.sites.lookingUp(openNames)}</p>}
      {converted > 0 && <p>{words.converted(converted)}</p>}
      {leftOutColumns.map(({ path, headers }) => (
        <p key={path}>{words.columnsLeftOut(path, headers)}</p>
      ))}
      <HandlingNotes review={review} />
      <FlightsBefore review={review} />
      <ImportedBefore review={review} />
    </div>
  );
}

/** How many rows a note names. */
const MOST_NAMED = 10;

/** Says how much ground handling tables bring, and which cannot come. */
function HandlingNotes({ review: { content, otherItems } }: { readonly review: Review }) {
  const { handlings, withoutGlider } = otherItems;
  const places = [...new Set(withoutGlider.map(({ source }) => sourceName(source)))];
  const named = [...places.slice(0, MOST_NAMED), ...(places.length > MOST_NAMED ? ['…'] : [])];
  return (
    <>
      {content.archives.length === 0 && handlings.length > 0 && <p>{words.handlingsCome(handlings.length)}</p>}
      {withoutGlider.length > 0 && (
        <p className={styles.question}>{words.withoutGlider(withoutGlider.length, named.join('; '))}</p>
      )}
    </>
  );
}

/** Says what becomes of flights before this logbook. */
function FlightsBefore({ review: { content, before } }: { readonly review: Review }) {
  if (content.before === undefined) return null;
  const { flights, airtime } = content.before;
  const text = airtimeText(airtime);
  return <p>{before === null ? words.beforeKnown(flights, text) : words.before(flights, text)}</p>;
}

/** Says that files were imported before; rows that would fill entries of then can still do so. */
function ImportedBefore({ review }: { readonly review: Review }) {
  const { importedBefore } = review.content;
  if (importedBefore === undefined) return null;
  const { createdAt, fillable } = importedBefore;
  const open = [...fillable].filter(([key]) => !review.answers.flights.has(key));
  return (
    <>
      <p>{words.importedBefore(texts.dates.moment(createdAt))}</p>
      {fillable.size > 0 && (
        <Button
          className={styles.fill}
          disabled={open.length === 0}
          onClick={() => review.dispatch({ type: 'filled', entries: new Map(open) })}
        >
          {words.fillAgain(fillable.size)}
        </Button>
      )}
    </>
  );
}

function Panels({ review, lookUps }: LookedUpProps) {
  return (
    <div className={styles.panels}>
      {review.newSites.length > 0 && <SitePanel review={review} lookUps={lookUps} />}
      {review.gliderTexts.length > 0 && <GliderPanel review={review} />}
    </div>
  );
}

function Found({ review }: { readonly review: Review }) {
  const [filter, setFilter] = useFilter(review.rows, review.content.refused.length);
  const [edited, setEdited] = useState<string | null>(null);
  const shown = filter.name === 'all' ? review.rows : review.rows.filter(({ key }) => filter.keys.has(key));
  return (
    <>
      <ReviewFilterBar review={review} filter={filter.name} onFilter={setFilter} />
      {filter.name === 'refused' ? (
        <RefusedList content={review.content} />
      ) : (
        <ReviewedFlights
          review={review}
          shown={{ rows: shown, filter: filter.name }}
          edited={edited}
          onEdit={setEdited}
        />
      )}
    </>
  );
}

interface ReviewedFlightsProps {
  readonly review: Review;
  readonly shown: { readonly rows: Review['rows']; readonly filter: Filter };
  readonly edited: string | null;
  readonly onEdit: (key: string | null) => void;
}

function ReviewedFlights({ review, shown, edited, onEdit }: ReviewedFlightsProps) {
  if (shown.rows.length === 0) return <p className={styles.none}>{words.none}</p>;
  return (
    <>
      <BulkBar review={review} {...shown} />
      <ReviewTable review={review} rows={shown.rows} edited={edited} onEdit={onEdit} />
    </>
  );
}

/** The files that cannot be imported, each with the reason. */
function RefusedList({ content }: { readonly content: ReviewContent }) {
  return <RefusedTable label={importTexts.review.refusedFiles} refused={refusedFiles(content)} />;
}

/** The items of archives beside flights. */
function ArchiveNotes({ review: { content, otherItems } }: { readonly review: Review }) {
  if (content.archives.length === 0) return null;
  return (
    <div className={styles.notes}>
      {content.archives.map(({ path, exportedAt, sites, gliders }) => (
        <p key={path}>
          {words.archive(path, exportedAt && texts.dates.moment(exportedAt), {
            sites: sites.length,
            gliders: gliders.length,
          })}
        </p>
      ))}
      {otherItems.gear.length + otherItems.handlings.length > 0 && (
        <p>{words.gearComes(otherItems.gear.length, otherItems.handlings.length)}</p>
      )}
      {otherItems.pilot && <p>{words.pilotComes}</p>}
    </div>
  );
}
