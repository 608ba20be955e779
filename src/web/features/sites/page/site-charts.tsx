import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { pathToFlights } from '#contract/pages/flight-list-address';
import type { Flight } from '#domain/flight';
import type { Site } from '#domain/site';
import { hourOf, launchHours } from '#domain/takeoff/launch-hours';
import { WIND_STRENGTHS_KMH, type WindSector, windRose } from '#domain/takeoff/launch-winds';
import { distanceIn, metres } from '#domain/units';
import { ITEM_PAGES as itemPageTexts } from '#texts/item-pages';
import { SITE_PAGE as sitePageTexts } from '#texts/site-page';
import { FiguresTable } from '#web/parts/item/flights/figures-table.tsx';
import { FlightMonths } from '#web/parts/item/flights/flight-months.tsx';
import { ItemCard } from '#web/parts/item/item-card.tsx';
import type { PilotUnits } from '#web/parts/quantities.tsx';
import { texts } from '#web/texts.ts';
import type { Bar } from '#web/ui/chart/series/stacked-bars.ts';
import { StackedHistogram } from '#web/ui/chart/series/stacked-histogram.tsx';
import { classes } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { formatWhole } from '#web/ui/text/numbers.ts';
import styles from './site-charts.module.css';
import type { SiteTracksState } from './use-site-tracks.ts';
import { WindRose } from './wind-rose.tsx';

interface SiteMonthsProps {
  readonly site: Site;
  /** Those from the site. */
  readonly flights: readonly Flight[];
}

/** In which months the site is flown. */
export function SiteMonths({ site, flights }: SiteMonthsProps) {
  const filter = useMemo(() => ({ site: site.id }), [site.id]);
  return (
    <ItemCard title={itemPageTexts.rhythm}>
      <FlightMonths flights={flights} filter={filter} />
    </ItemCard>
  );
}

interface LaunchChartsProps extends SiteMonthsProps {
  readonly loaded: SiteTracksState;
  readonly hasTracks: boolean;
  readonly units: PilotUnits;
}

/** At which hour and in which wind the site is flown. */
export function LaunchCharts({ site, flights, loaded, hasTracks, units }: LaunchChartsProps) {
  const hasWinds = loaded.state !== 'ready' || loaded.tracks.some(({ wind }) => wind);
  const timed = useMemo(() => flightsWithLaunch(flights, loaded), [flights, loaded]);
  return (
    <div className={classes(styles.pair, !hasWinds && styles.stacked)}>
      <LaunchHours flights={timed} siteId={site.id} />
      {hasTracks && <LaunchWinds loaded={loaded} units={units} />}
    </div>
  );
}

/** Without those whose tracks have no launch: their time is that of the first fix. */
function flightsWithLaunch(flights: readonly Flight[], loaded: SiteTracksState): readonly Flight[] {
  const without = new Set(
    loaded.state === 'ready' ? loaded.tracks.flatMap(({ flightId, launch }) => (launch ? [] : [flightId])) : [],
  );
  return without.size === 0 ? flights : flights.filter(({ id }) => !without.has(id));
}

interface LaunchWindsProps {
  readonly loaded: SiteTracksState;
  readonly units: PilotUnits;
}

const SECONDS_PER_HOUR = 3_600;
const METRES_PER_KM = 1_000;

/** The winds at the launch, by where they came from; a sentence where no track shows one. Nothing where they could not be loaded. */
function LaunchWinds({ loaded, units }: LaunchWindsProps) {
  const winds = useMemo(
    () => (loaded.state === 'ready' ? loaded.tracks.flatMap(({ wind }) => (wind ? [wind] : [])) : []),
    [loaded],
  );
  if (loaded.state === 'failed') return null;
  const summary = winds.length > 0 ? sitePageTexts.windSummary(winds.length) : sitePageTexts.noWind;
  if (loaded.state === 'ready' && winds.length > 0) return <Winds sectors={windRose(winds)} {...{ summary, units }} />;
  return (
    <ItemCard title={sitePageTexts.wind} summary={loaded.state === 'ready' ? summary : undefined}>
      {loaded.state === 'loading' && <Skeleton height="240px" />}
    </ItemCard>
  );
}

interface WindsProps {
  readonly sectors: readonly WindSector[];
  readonly summary: string;
  readonly units: PilotUnits;
}

function Winds({ sectors, summary, units }: WindsProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const { wind, direction, meanSpeed, compass, windFrom, strengths, speed } = sitePageTexts;
  const rows = sectors.map(({ sector, count, meanSpeedMps }) => {
    const mean = `${speedIn(meanSpeedMps, units)} ${speed[units.distanceUnit]}`;
    const from = compass[sector] ?? '';
    return { key: String(sector), count, from, mean, name: windFrom(from, count, mean) };
  });
  const [moderate, strong] = WIND_STRENGTHS_KMH.map((kmh) => speedIn((kmh * METRES_PER_KM) / SECONDS_PER_HOUR, units));
  const flown = rows.filter(({ count }) => count > 0);
  return (
    <ItemCard title={wind} summary={rows.find(({ key }) => key === pointed)?.name ?? summary}>
      <WindRose
        label={wind}
        petals={sectors.map(({ byStrength }, index) => ({ byStrength, name: rows[index]?.name ?? '' }))}
        compass={compass}
        legend={strengths([moderate ?? '', strong ?? ''], speed[units.distanceUnit])}
        onPoint={setPointed}
      />
      <FiguresTable
        label={wind}
        head={[direction, texts.terms.flights, meanSpeed]}
        textColumns={1}
        rows={flown.map(({ key, from, count, mean }) => ({ key, cells: [from, formatWhole(count), mean] }))}
      />
    </ItemCard>
  );
}

function speedIn(metresPerSecond: number, { distanceUnit }: PilotUnits): string {
  return formatWhole(distanceIn(metres(metresPerSecond * SECONDS_PER_HOUR), distanceUnit));
}

interface LaunchHoursProps {
  readonly flights: readonly Flight[];
  readonly siteId: number;
}

/** The flights of a site by the hour of their launch; a click leads to those flights in the list. Nothing where no time is known. */
function LaunchHours({ flights, siteId }: LaunchHoursProps) {
  const [, navigate] = useLocation();
  const [pointed, setPointed] = useState<string | null>(null);
  const bars = useMemo(() => hourBars(flights), [flights]);
  const choose = useCallback(
    (key: string) => navigate(pathToFlights({ site: siteId, hour: Number(key) })),
    [navigate, siteId],
  );
  if (bars.length === 0) return null;
  const { hours, hoursSummary } = sitePageTexts;
  return (
    <ItemCard title={hours} summary={bars.find(({ key }) => key === pointed)?.name ?? hoursSummary}>
      <StackedHistogram
        label={hours}
        bars={bars}
        formatValue={formatWhole}
        onPoint={setPointed}
        onChoose={choose}
        leads
      />
      <FiguresTable
        label={hours}
        head={[sitePageTexts.time, texts.terms.flights]}
        textColumns={1}
        rows={bars.map(({ key, parts }) => ({
          key,
          cells: [sitePageTexts.hour(Number(key)), formatWhole(parts[0]?.value ?? 0)],
        }))}
      />
    </ItemCard>
  );
}

function hourBars(flights: readonly Flight[]): readonly Bar[] {
  const times = flights.map(({ time }) => time).filter((time) => time !== null);
  return launchHours(times.map(hourOf)).map(({ hour, count }) => ({
    key: String(hour),
    label: String(hour),
    name: sitePageTexts.hourOfFlights(hour, count),
    parts: [{ series: 'only', value: count }],
  }));
}
