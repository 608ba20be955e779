import { unguardFormula } from '../../csv/formula.ts';
import { fitText, MAX_REMARKS } from '../../text.ts';
import { hasValue } from './row-cells.ts';
import type { KeptColumn } from './table-mapping.ts';

/** Most characters that are kept of a row. */
export const MAX_KEPT = 500;
/** Most characters of a header in a line. */
const MAX_LABEL = 60;

/** Returns the cells of a row that are kept, each as a line with its header, `Wetter: sonnig`; cut where they are too long. */
export function keptLines(row: readonly string[], kept: readonly KeptColumn[]): string {
  const lines = kept.flatMap(({ column, header }) => {
    const value = unguardFormula((row[column] ?? '').trim());
    return hasValue(value) ? [[fitText(header, MAX_LABEL), value].filter(Boolean).join(': ')] : [];
  });
  return cut(lines.join('\n'), MAX_KEPT);
}

/** Returns remarks with the kept cells of the row behind them, as far as there is room. */
export function withKept(remarks: string, kept: string): string {
  if (remarks === '' || kept === '') return remarks + kept;
  const room = MAX_REMARKS - [...remarks].length - 1;
  return room > 0 ? `${remarks}\n${cut(kept, room)}` : remarks;
}

/** With a mark where something is missing. */
function cut(text: string, most: number): string {
  const whole = fitText(text, MAX_REMARKS, 'several');
  const fitting = fitText(whole, most, 'several');
  return fitting === whole ? whole : `${fitText(whole, most - 1, 'several')}…`;
}
