import { useState } from 'react';
import { pathTo } from '#contract/pages/pages';
import type { Flight } from '#domain/flight';
import type { FlightRecords } from '#domain/statistics/records';
import { GLIDER_CHECK as gliderTexts } from '#texts/glider-check';
import { ITEM_PAGES as itemPageTexts } from '#texts/item-pages';
import { recordLinks } from '#web/parts/item/flights/flight-records.tsx';
import { ItemCard } from '#web/parts/item/item-card.tsx';
import type { PilotUnits } from '#web/parts/quantities.tsx';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { TwoLines } from '#web/ui/text/two-lines.tsx';
import { NARROW, useMedia } from '#web/ui/use-media.ts';
import styles from './glider-records.module.css';

/** A glider with the best of its flights. */
export interface GliderBest {
  readonly id: number;
  readonly name: string;
  readonly records: FlightRecords<Flight>;
}

/** Gliders that are shown at first: the others are a click away. */
const MOST_GLIDERS = 8;

interface GliderRecordsProps {
  /** The one flown last comes first. */
  readonly gliders: readonly GliderBest[];
  readonly units: PilotUnits;
}

/** The longest, farthest and highest flight with each glider. */
export function GliderRecords({ gliders, units }: GliderRecordsProps) {
  const [isWhole, setWhole] = useState(false);
  const isLong = gliders.length > MOST_GLIDERS + 1;
  const shown = isLong && !isWhole ? gliders.slice(0, MOST_GLIDERS) : gliders;
  const narrow = useMedia(NARROW); // A phone has room for two of them.
  const head = [texts.terms.glider, itemPageTexts.longest, itemPageTexts.farthest];
  return (
    <ItemCard title={itemPageTexts.records} summary={shown.length > 1 ? gliderTexts.recordsOrder : undefined}>
      <div className={styles.records}>
        <DataTable
          label={itemPageTexts.records}
          head={narrow ? head : [...head, itemPageTexts.highest]}
          textColumns={1}
          rows={shown.map(({ id, name, records }) => {
            const { longest, farthest, highest } = recordLinks(records, units);
            const cells = [<TwoLines key="name">{name}</TwoLines>, longest, farthest];
            return { key: String(id), href: pathTo('glider', id), cells: narrow ? cells : [...cells, highest] };
          })}
        />
        {isLong && (
          <Button className={styles.fold} tone="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? gliderTexts.fewerGliders : gliderTexts.allGliders(gliders.length)}
          </Button>
        )}
      </div>
    </ItemCard>
  );
}
