import type { HoursOfDay } from '#domain/statistics/flight-times';
import { airtimeText } from '#web/parts/airtime-text.ts';
import { texts } from '#web/texts.ts';
import type { Bar } from '#web/ui/chart/series/stacked-bars.ts';
import { statisticsTexts } from '../statistics-texts.ts';

/** Returns a bar for each hour from the earliest to the latest launch. */
export function hourBars({ hours, range }: HoursOfDay): readonly Bar[] {
  return range.map((hour) => {
    const tally = hours.get(hour);
    const count = texts.flights.count(tally?.flightNum ?? 0);
    const name = `${statisticsTexts.hours.hour(hour)}: ${count}`;
    return {
      key: String(hour),
      label: statisticsTexts.hours.label(hour),
      name: tally ? `${name}, ${airtimeText(tally.airtime)}` : name,
      parts: tally ? [{ series: 'only', value: tally.flightNum }] : [],
    };
  });
}
