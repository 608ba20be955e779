import type { Flight } from '#domain/flight';
import type { Glider } from '#domain/glider';
import { localDateOf } from '#domain/local-date';
import { usageOfGlider } from '#domain/statistics/glider-usage';
import { FlightCount } from '#web/parts/item/flights/flight-count.tsx';
import { itemTexts } from '#web/parts/item/item-texts.ts';
import { itemPageTexts } from '#web/parts/item/page/item-page-texts.ts';
import { Section } from '#web/parts/item/section.tsx';
import { Airtime } from '#web/parts/quantities/airtime.tsx';
import { texts } from '#web/texts.ts';
import { DASH } from '#web/ui/text/dash.ts';
import { DetailList } from '#web/ui/text/detail-list.tsx';
import { formatWhole } from '#web/ui/text/numbers.ts';

interface GliderDetailsProps {
  readonly glider: Glider;
  /** Those of the glider. */
  readonly flights: readonly Flight[];
}

/** How much a glider was flown, its usage before Wingbook included, and when last. */
export function GliderDetails({ glider, flights }: GliderDetailsProps) {
  const usage = usageOfGlider(glider, flights, localDateOf(new Date()));
  return (
    <DetailList
      details={[
        {
          label: itemTexts.gliders.totalFlights,
          value: <FlightCount count={usage.trueFlightNum} thisYear={usage.flightNumThisYear} />,
        },
        { label: itemTexts.gliders.totalAirtime, value: <Airtime airtime={usage.trueAirtime} /> },
        { label: itemPageTexts.lastFlown, value: usage.lastFlown ? texts.dates.day(usage.lastFlown) : DASH },
      ]}
    />
  );
}

/** How much a glider was flown before Wingbook; nothing for one that was not. */
export function UsageBefore({ glider }: Pick<GliderDetailsProps, 'glider'>) {
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
