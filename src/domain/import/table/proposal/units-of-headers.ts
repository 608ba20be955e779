import type { MappedColumn, TableField, TableMapping } from '../table-mapping.ts';
import { plainHeader } from './header-words.ts';

/** Returns the units that the headers of columns name. */
export function unitsOfHeaders(
  columns: readonly MappedColumn[],
): Pick<TableMapping, 'timeIs' | 'altitudeIn' | 'durationIn'> {
  const headerOf = (field: TableField): string =>
    plainHeader(columns.find((column) => column.field === field)?.header ?? '');
  return {
    timeIs: UTC.test(headerOf('time')) || UTC.test(headerOf('date')) ? 'utc' : 'local',
    altitudeIn: altitudeUnit(headerOf('altitude')),
    durationIn: durationUnit(headerOf('duration')),
  };
}

const UTC = /\b(?:utc|gmt|zulu)\b/;
const FEET = /\b(?:ft|feet|fuss|pieds|piedi|pies)\b/;
const METRES = /\b(?:m|mt|mtr|met(?:er|re|ri|ro)s?|meters|masl|amsl|msl|m u m|nn|м)\b|(?:^| )\[?m\]?$/;

function altitudeUnit(header: string): TableMapping['altitudeIn'] {
  if (FEET.test(header)) return 'ft';
  return /\bkm\b/.test(header) ? 'kilometres' : 'm';
}

/** Returns whether a header names the unit of its altitudes. */
export function namesAltitudeUnit(header: string): boolean {
  const plain = plainHeader(header);
  return FEET.test(plain) || METRES.test(plain) || /\bkm\b/.test(plain);
}

/** Returns what a column has of airtimes whose hours, minutes and seconds stand apart; null when its header does not say so. */
export function durationPart(header: string): 'hours' | 'minutes' | 'seconds' | null {
  return PARTS.find(([, words]) => words.test(plainHeader(header)))?.[0] ?? null;
}

const PARTS = [
  ['hours', /^(?:air ?time |flight ?time |duration )?(?:hours?|hrs?|h|stunden|std|heures|ore|horas)$/],
  ['minutes', /^(?:air ?time |flight ?time |duration )?(?:min(?:s|utes?|uten|uti|utos)?)$/],
  ['seconds', /^(?:air ?time |flight ?time |duration )?(?:sec(?:s|onds)?|sekunden|secondes)$/],
] as const;

function durationUnit(header: string): TableMapping['durationIn'] {
  if (/\bh{1,2} ?m(?:m|in)?\b/.test(header)) return 'hoursMinutes';
  if (/\bm(?:m|in)? ?s(?:s|ec|ek)\b/.test(header)) return 'minutesSeconds';
  if (/\bse[ck](?:s|unden|onds?|ondes|ondi|undos)?\b|secondes|\bs$/.test(header)) return 'seconds';
  if (/\bmin/.test(header)) return 'minutes';
  return /\b(?:hours?|hrs?|h|std|stunden|flugstunden|heures|ore|horas|hodin|godziny|timer|timmar)\b(?: de[zc]im\w*)?$/.test(
    header,
  )
    ? 'hours'
    : 'auto';
}
