import { RESTORED as restoredTexts } from '#texts/restored';
import { languageOf } from '#web/english-words.ts';
import { handlingNameOf } from '#web/parts/item/handling-name.ts';
import { airtimeText } from '#web/parts/quantities.tsx';
import type { RestoredFlight, RestoredItem } from '#web/store/restored/restored-rows.ts';
import { texts } from '#web/texts.ts';
import { CardList } from '#web/ui/table/card-list.tsx';
import { DOT } from '#web/ui/text/dot.ts';
import { TwoLines } from '#web/ui/text/two-lines.tsx';
import styles from './restored.module.css';

interface RestoredListProps {
  readonly items: readonly RestoredItem[];
  /** The keys of flights whose track the logbook has. */
  readonly known: ReadonlySet<string>;
  /** Why items were not saved, by their keys. */
  readonly failures: ReadonlyMap<string, string>;
  readonly isChosen: (item: RestoredItem) => boolean;
  /** Null while they are being saved. */
  readonly onChoose: ((item: RestoredItem, isNow: boolean) => void) | null;
}

/** The items by kind, the latest flight first, each with a box. */
export function RestoredList({ items, ...others }: RestoredListProps) {
  const groups = [
    { title: texts.terms.flights, items: items.filter(isFlight).toSorted(compareFlights) },
    { title: texts.terms.sites, items: items.filter(({ dataType }) => dataType === 'site') },
    { title: texts.terms.gliders, items: items.filter(({ dataType }) => dataType === 'glider') },
    { title: restoredTexts.gearTitle, items: items.filter(({ dataType }) => dataType === 'gear') },
    { title: restoredTexts.handlingTitle, items: items.filter(({ dataType }) => dataType === 'handling') },
  ];
  return groups.flatMap(({ title, items: group }) =>
    group.length === 0 ? (
      []
    ) : (
      <section key={title} className={styles.group}>
        <h2>{title}</h2>
        <CardList>
          {group.map((item) => (
            <Row key={item.key} item={item} {...others} />
          ))}
        </CardList>
      </section>
    ),
  );
}

function isFlight(item: RestoredItem): item is RestoredFlight {
  return item.dataType === 'flight';
}

function compareFlights({ item: one }: RestoredFlight, { item: other }: RestoredFlight): number {
  return other.date.localeCompare(one.date) || other.id - one.id;
}

interface RowProps extends Omit<RestoredListProps, 'items'> {
  readonly item: RestoredItem;
}

function Row({ item, known, failures, isChosen, onChoose }: RowProps) {
  const failure = failures.get(item.key);
  return (
    <li>
      <label className={styles.item}>
        <input
          type="checkbox"
          checked={isChosen(item)}
          disabled={onChoose === null}
          onChange={({ target }) => onChoose?.(item, target.checked)}
        />
        <span className={styles.words}>
          <TwoLines>{nameOf(item)}</TwoLines>
          {isFlight(item) && <Notes flight={item} isKnown={known.has(item.key)} />}
          {failure !== undefined && (
            <small className={styles.failure} lang={languageOf(failure)}>
              {failure}
            </small>
          )}
        </span>
      </label>
    </li>
  );
}

/** Returns an item in words: `May 3, 2026 · Kandel · 1 h 08 min`. */
function nameOf(item: RestoredItem): string {
  if (item.dataType === 'handling') return handlingNameOf(item.item, item.glider?.name);
  if (!isFlight(item)) return item.item.name;
  const { date, airtime } = item.item;
  const words = [texts.dates.day(date), item.site?.name ?? '', airtime > 0 ? airtimeText(airtime) : ''];
  return words.filter((word) => word !== '').join(DOT);
}

interface NotesProps {
  readonly flight: RestoredFlight;
  /** Whether the logbook has its track. */
  readonly isKnown: boolean;
}

function Notes({ flight: { item, track }, isKnown }: NotesProps) {
  return (
    <>
      {item.remarks !== '' && (
        <small>
          <TwoLines>{firstLineOf(item.remarks)}</TwoLines>
        </small>
      )}
      {item.hasTrack && <small>{track ? restoredTexts.withTrack : restoredTexts.trackNotHere}</small>}
      {isKnown && <small>{restoredTexts.sameTrack}</small>}
    </>
  );
}

function firstLineOf(remarks: string): string {
  return remarks.trim().split('\n')[0] ?? '';
}
