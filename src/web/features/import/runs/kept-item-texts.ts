import type { UndoResponse } from '#contract/import/imports';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { importTexts } from '../import-texts.ts';

const { runs: words } = importTexts;

/** Returns what an undo has kept, each with the reason: `Flight Jul 12, 2026: changed since the import`. */
export function keptItemTexts(
  kept: UndoResponse['kept'],
  logbook: Pick<Logbook, 'flights' | 'sites' | 'gliders'>,
): readonly string[] {
  return kept.map(({ dataType, id, reason }) =>
    words.keptItem(words.keptItems[dataType], nameOf(dataType, id, logbook), words.reasons[reason]),
  );
}

function nameOf(
  dataType: UndoResponse['kept'][number]['dataType'],
  id: number,
  { flights, sites, gliders }: Pick<Logbook, 'flights' | 'sites' | 'gliders'>,
): string {
  if (dataType === 'pilot') return '';
  if (dataType === 'site') return sites.get(id)?.name ?? '';
  if (dataType === 'glider') return gliders.get(id)?.name ?? '';
  const flight = flights.get(id);
  return flight ? [texts.dates.day(flight.date), flight.time ?? ''].join(' ').trim() : '';
}
