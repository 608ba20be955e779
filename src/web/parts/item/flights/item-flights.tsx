import { Link } from 'wouter';
import { pathToFlights } from '#contract/pages/flight-list-address';
import { pathTo } from '#contract/pages/pages';
import type { Flight } from '#domain/flight';
import type { FlightFilter } from '#domain/flight-filter/flight-filter';
import { compareFlights } from '#domain/order/numbering';
import { ITEM_PAGES as itemPageTexts } from '#texts/item-pages';
import { Airtime, Altitude, Distance, type PilotUnits } from '#web/parts/quantities.tsx';
import { texts } from '#web/texts.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { DASH } from '#web/ui/text/dash.ts';
import { TwoLines } from '#web/ui/text/two-lines.tsx';
import { NARROW, useMedia } from '#web/ui/use-media.ts';
import { ItemCard } from '../item-card.tsx';
import styles from './item-flights.module.css';

interface ItemFlightsProps {
  /** The flights of the item, in any order. */
  readonly flights: readonly Flight[];
  /** Selects them in the flight list: `{ site: 3 }`. */
  readonly filter: Partial<FlightFilter>;
  /** The other item of a row: the glider on a site's page, the site on a glider's. */
  readonly other: { readonly label: string; readonly nameOf: (flight: Flight) => string | undefined };
  readonly units: PilotUnits;
  /** Rows that are shown; by default ten: the list has the others. */
  readonly mostRows?: number;
}

const USUAL_ROWS = 10;

/** The latest flights of a site or glider, with a link to all of them in the flight list. */
export function ItemFlights({ flights, filter, other, units, mostRows = USUAL_ROWS }: ItemFlightsProps) {
  const narrow = useMedia(NARROW);
  const rows = flights.toSorted((a, b) => compareFlights(b, a)).slice(0, mostRows);
  const { terms } = texts;
  // A phone has no room for more than what and how long.
  const unlessNarrow = <Cell,>(...cells: readonly Cell[]): readonly Cell[] => (narrow ? [] : cells);
  const link = <Link href={pathToFlights(filter)}>{itemPageTexts.allFlights(flights.length)}</Link>;
  return (
    <ItemCard title={terms.flights} action={link}>
      <div className={styles.flights}>
        <DataTable
          label={terms.flights}
          head={[terms.date, other.label, ...unlessNarrow(terms.xc, terms.altitude), terms.airtimeHead]}
          textColumns={2}
          rows={rows.map((flight) => ({
            key: String(flight.id),
            cells: [
              <FlightLink key="date" flight={flight} />,
              <TwoLines key="other">{other.nameOf(flight) ?? DASH}</TwoLines>,
              ...unlessNarrow(distanceOf(flight, units), altitudeOf(flight, units)),
              airtimeOf(flight),
            ],
          }))}
        />
      </div>
    </ItemCard>
  );
}

function FlightLink({ flight: { id, date, time } }: { readonly flight: Flight }) {
  return (
    <Link href={pathTo('flight', id)} className={styles.link}>
      <span className={styles.day}>{texts.dates.day(date)}</span> {time && <span className={styles.time}>{time}</span>}
    </Link>
  );
}

function distanceOf({ xcDistance }: Flight, { distanceUnit }: PilotUnits) {
  return xcDistance === undefined ? DASH : <Distance distanceM={xcDistance} unit={distanceUnit} />;
}

function altitudeOf({ altitude }: Flight, { altitudeUnit }: PilotUnits) {
  return altitude > 0 ? <Altitude altitude={altitude} unit={altitudeUnit} /> : DASH;
}

function airtimeOf({ airtime }: Flight) {
  if (airtime === 0) return DASH;
  return (
    <span className={styles.airtime}>
      <Airtime airtime={airtime} />
    </span>
  );
}
