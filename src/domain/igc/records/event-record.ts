import { NO_NUMBER, timeOfDayAt } from '../digits.ts';
import type { IgcReader } from '../igc-reader.ts';

const TIME = 1;
const CODE = 7;
const LENGTH = 10;

/** Reads an E record, `EHHMMSSCCC…`. Only the first start event of a file is kept. */
export function readEvent(reader: IgcReader, start: number): void {
  if (reader.lineEnd - start < LENGTH || reader.startEvent !== null) return;
  const code = String.fromCharCode(...reader.bytes.subarray(start + CODE, start + LENGTH)).toUpperCase();
  const timeOfDay = timeOfDayAt(reader.view, start + TIME);
  if (code === 'STA' && timeOfDay !== NO_NUMBER) reader.startEvent = { timeOfDay, fixes: reader.columns.length };
}
