import { useMemo } from 'react';
import type { Flight } from '#domain/flight';
import type { Handling } from '#domain/gear/handling';
import type { Glider } from '#domain/glider';
import { type FlownYear, usageOfGlider, yearsFlown } from '#domain/statistics/glider-usage';
import { GEAR as gearTexts } from '#texts/gear';
import { ITEM_PAGES as itemPageTexts } from '#texts/item-pages';
import { ITEMS as itemTexts } from '#texts/items';
import { FlightCount } from '#web/parts/item/flights/flight-count.tsx';
import { FlightMonths } from '#web/parts/item/flights/flight-months.tsx';
import { FlightRecordList } from '#web/parts/item/flights/flight-records.tsx';
import { ItemFlights } from '#web/parts/item/flights/item-flights.tsx';
import { ItemCard } from '#web/parts/item/item-card.tsx';
import { ItemColumns } from '#web/parts/item/item-columns.tsx';
import { DetailPage } from '#web/parts/item/page/detail-page.tsx';
import { ItemSkeleton } from '#web/parts/item/page/item-skeleton.tsx';
import { WithItem } from '#web/parts/item/page/with-item.tsx';
import { Section } from '#web/parts/item/section.tsx';
import { Airtime } from '#web/parts/quantities.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import type { Bar } from '#web/ui/chart/series/stacked-bars.ts';
import { DASH } from '#web/ui/text/dash.ts';
import { DetailList } from '#web/ui/text/detail-list.tsx';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { NARROW, useMedia } from '#web/ui/use-media.ts';
import { useToday } from '#web/ui/use-today.ts';
import { AirtimeYears, MINUTES_AN_HOUR, nameOfYear } from './airtime-years.tsx';
import { CheckSection } from './check-section.tsx';
import { textOfUse } from './gear/gear-words.ts';
import styles from './glider-page.module.css';
import { HandlingSection } from './handling/handling-section.tsx';

interface GliderDetailProps {
  readonly glider: Glider;
  readonly logbook: Logbook;
}

export function GliderPage({ id }: { readonly id: number }) {
  return (
    <WithItem kind="glider" loading={<ItemSkeleton kind="glider" />} find={({ gliders }) => gliders.get(id)}>
      {(glider, logbook) => <GliderDetail key={glider.id} glider={glider} logbook={logbook} />}
    </WithItem>
  );
}

/** The logbook's data of a glider; on wide screens beside the charts. */
function GliderDetail({ glider, logbook }: GliderDetailProps) {
  const flights = useMemo(() => flightsOf(glider.id, logbook.flights), [glider.id, logbook.flights]);
  const handlings = useMemo(() => handlingsOf(glider.id, logbook.handlings), [glider.id, logbook.handlings]);
  const hasFlights = flights.length > 0;
  return (
    <DetailPage kind="glider" id={glider.id} title={glider.name} wide>
      <ItemColumns
        left={
          <>
            <GliderDetails glider={glider} flights={flights} />
            <CheckSection glider={glider} flights={flights} handlings={handlings} />
            <HandlingSection glider={glider} handlings={handlings} />
            {hasFlights && <FlightRecordList flights={flights} units={logbook.pilot} />}
            <UsageBefore glider={glider} />
            {hasFlights && <GliderMonths glider={glider} flights={flights} />}
          </>
        }
        right={
          hasFlights ? (
            <GliderCharts glider={glider} logbook={logbook} flights={flights} />
          ) : (
            <p className={styles.empty}>{itemPageTexts.noFlights}</p>
          )
        }
        remarks={glider.remarks}
      />
    </DetailPage>
  );
}

function flightsOf(gliderId: number, flights: Logbook['flights']): readonly Flight[] {
  return [...flights.values()].filter((flight) => flight.gliderId === gliderId);
}

function handlingsOf(gliderId: number, handlings: Logbook['handlings']): readonly Handling[] {
  return [...handlings.values()].filter((handling) => handling.gliderId === gliderId);
}

interface GliderDetailsProps {
  readonly glider: Glider;
  /** Those of the glider. */
  readonly flights: readonly Flight[];
}

/** How much a glider was flown, its usage before Wingbook included, and when last. */
function GliderDetails({ glider, flights }: GliderDetailsProps) {
  const use = textOfUse(glider);
  const usage = usageOfGlider(glider, flights, useToday());
  return (
    <DetailList
      details={[
        {
          label: itemTexts.gliders.totalFlights,
          value: <FlightCount count={usage.trueFlightNum} thisYear={usage.flightNumThisYear} />,
        },
        { label: itemTexts.gliders.totalAirtime, value: <Airtime airtime={usage.trueAirtime} /> },
        { label: itemPageTexts.lastFlown, value: usage.lastFlown ? texts.dates.day(usage.lastFlown) : DASH },
        ...(glider.serialNumber === '' ? [] : [{ label: gearTexts.serialNumber, value: glider.serialNumber }]),
        ...(use === '' ? [] : [{ label: gearTexts.inUse, value: use }]),
      ]}
    />
  );
}

/** How much a glider was flown before Wingbook; nothing for one that was not. */
function UsageBefore({ glider }: Pick<GliderDetailsProps, 'glider'>) {
  if (glider.initialFlightNum === 0 && glider.initialAirtime === 0) return null;
  return (
    <Section title={itemTexts.gliders.usageBefore}>
      <DetailList
        details={[
          { label: texts.terms.flights, value: formatWhole(glider.initialFlightNum) },
          { label: texts.terms.airtime, value: <Airtime airtime={glider.initialAirtime} /> },
        ]}
      />
    </Section>
  );
}

interface GliderFlightsProps {
  readonly glider: Glider;
  /** Those flown with it. */
  readonly flights: readonly Flight[];
}

/** How much the glider was flown in each year, and its latest flights. */
function GliderCharts({ glider, logbook, flights }: GliderFlightsProps & { readonly logbook: Logbook }) {
  const siteOf = ({ siteId }: Flight) => (siteId === null ? undefined : logbook.sites.get(siteId)?.name);
  return (
    <>
      <GliderYearsCard flights={flights} gliderId={glider.id} />
      <ItemFlights
        flights={flights}
        filter={{ glider: glider.id }}
        other={{ label: texts.terms.site, nameOf: siteOf }}
        units={logbook.pilot}
      />
    </>
  );
}

/** In which months the glider was flown. Twelve columns have no room for a thumb: a phone has the years alone. */
function GliderMonths({ glider, flights }: GliderFlightsProps) {
  const narrow = useMedia(NARROW);
  const filter = useMemo(() => ({ glider: glider.id }), [glider.id]);
  if (narrow) return null;
  return (
    <ItemCard title={itemPageTexts.rhythm}>
      <FlightMonths flights={flights} filter={filter} />
    </ItemCard>
  );
}

interface GliderYearsCardProps {
  /** Those of the glider. */
  readonly flights: readonly Flight[];
  readonly gliderId: number;
}

/** The airtime of a glider in each year. */
function GliderYearsCard({ flights, gliderId }: GliderYearsCardProps) {
  const today = useToday();
  const years = useMemo(() => yearsFlown(flights, today), [flights, today]);
  const bars = useMemo(() => years.map(barOf), [years]);
  return <AirtimeYears years={years} bars={bars} gliderId={gliderId} />;
}

function barOf(flown: FlownYear): Bar {
  const { year, airtime } = flown;
  const parts = [{ series: 'only', value: airtime / MINUTES_AN_HOUR }] as const;
  return { key: String(year), label: String(year), name: nameOfYear(flown), parts };
}
