import { fitText, nameKey } from '../../text.ts';
import { cellsOfColumn, type SourceTable } from './source-table.ts';
import type { TableMapping } from './table-mapping.ts';

/** A kind of activity in a table of several sports. */
export interface ActivityKind {
  readonly name: string;
  /** Rows of it. */
  readonly count: number;
  readonly isFlight: boolean;
  /** Practice with a glider on the ground, which is read as that and never as a flight, unless the pilot wants it so. */
  readonly isHandling: boolean;
}

/** The longest text of the kinds of a saved mapping. */
export const MAX_ACTIVITY_TEXT = 500;
/** The characters of a kind's name that are compared. */
const MAX_KIND = 100;
const SEPARATOR = '|';

/** What {@link TableMapping.onlyActivity} has when no kind is wanted: no cell has an empty one. */
export const NO_ACTIVITY = '|';

/** How several languages name what paragliders and hang gliders do; other airplanes are not among it. */
const FLIGHTS =
  /para.?glid|hang.?glid|gleitschirm|paragleit|h[aä]ngegleit|drachenfl|parapent|parapend|delta.?pl|ala.?delta|paraglaj|paralot|lotniarst|padalst|padalo|jadraln|siklóerny|skærm|skjermfl|skärmfl|varjoliit|parasail|speed.?(?:fl|rid)|paramotor|параплан|дельтаплан|free.?fl(?:ight|y)|vol libre|volo libero|vuelo libre|voo livre|hike.{1,5}fly|パラグライ|ハンググライ|滑翔伞|滑翔傘/iu;

/** How several languages name practice with a glider on the ground. */
const HANDLINGS =
  /ground.?handl|groundhandeln|boden.?handl|aufzieh|\bkiting\b|gonflage|\bcampa\b|campeo|inflado|gonfiaggi/iu;

/** Whether a kind of activity is ground handling. */
export function isGroundHandling(name: string): boolean {
  return HANDLINGS.test(name.normalize('NFC'));
}

/** Returns the kinds of activity in a table, the most frequent first; none without a column of them. */
export function activityKinds(table: SourceTable, { columns, headerRow }: TableMapping): readonly ActivityKind[] {
  const column = columns.find(({ field }) => field === 'activity')?.column;
  if (column === undefined) return [];
  const kinds = new Map<string, { readonly name: string; count: number }>();
  for (const cell of cellsOfColumn(table, headerRow, column)) {
    const kind = kinds.get(nameKey(cell)) ?? { name: cell, count: 0 };
    kind.count += 1;
    kinds.set(nameKey(cell), kind);
  }
  const all = [...kinds.values()].map((kind) => {
    const isHandling = isGroundHandling(kind.name);
    return { ...kind, isHandling, isFlight: !isHandling && FLIGHTS.test(kind.name.normalize('NFC')) };
  });
  return all.sort((a, b) => b.count - a.count);
}

/** Returns a mapping that reads the kinds that are flights; none where no name says so, and the pilot has to. Null: all are read. */
export function withFlights(table: SourceTable, mapping: TableMapping): TableMapping {
  const kinds = activityKinds(table, mapping);
  const flights = kinds.filter(({ isFlight }) => isFlight);
  if (kinds.length === flights.length) return { ...mapping, onlyActivity: null };
  return { ...mapping, onlyActivity: activityText(flights.map(({ name }) => name)) };
}

/** Returns the kinds of a mapping as its text, which a vertical bar separates. */
export function activityText(names: readonly string[]): string {
  return names.length === 0 ? NO_ACTIVITY : names.map(nameInText).join(SEPARATOR);
}

/** Returns as many kinds of a mapping's text as a saved mapping has room for. */
export function savedActivityText(text: string): string {
  const last = text.length <= MAX_ACTIVITY_TEXT ? text.length : text.lastIndexOf(SEPARATOR, MAX_ACTIVITY_TEXT);
  return text.slice(0, last);
}

/** A kind may have the separator in its name, or be a whole text. */
function nameInText(name: string): string {
  return fitText(name.replaceAll(SEPARATOR, '¦'), MAX_KIND);
}

/** Returns whether rows of a kind are read. */
export function isWanted({ onlyActivity }: Pick<TableMapping, 'onlyActivity'>, name: string): boolean {
  return (
    onlyActivity === null ||
    onlyActivity
      .split(SEPARATOR)
      .map(nameKey)
      .includes(nameKey(nameInText(name)))
  );
}
