import { useMemo, useState } from 'react';
import { WIND_STRENGTHS_KMH, type WindSector, windRose } from '#domain/takeoff/launch-winds';
import { distanceIn, metres } from '#domain/units';
import { FiguresTable } from '#web/parts/item/flights/figures-table.tsx';
import { ItemCard } from '#web/parts/item/item-card.tsx';
import type { PilotUnits } from '#web/parts/quantities/pilot-units.ts';
import { texts } from '#web/texts.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { sitePageTexts } from '../../site-page-texts.ts';
import type { SiteTracksState } from '../use-site-tracks.ts';
import { WindRose } from './wind-rose.tsx';

interface LaunchWindsProps {
  readonly loaded: SiteTracksState;
  readonly units: PilotUnits;
}

const SECONDS_PER_HOUR = 3_600;
const METRES_PER_KM = 1_000;

/** The winds at the launch, by where they came from; a sentence where no track shows one. Nothing where they could not be loaded. */
export function LaunchWinds({ loaded, units }: LaunchWindsProps) {
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
