import type { MappedColumn, TableField, TableMapping } from '../table-mapping.ts';
import { plainHeader } from './header-words.ts';

/** Returns the units that the headers of columns name. */
export function unitsOfHeaders(
  columns: readonly MappedColumn[],
): Pick<TableMapping, 'timeIs' | 'altitudeIn' | 'durationIn'> {
  const headerOf = (field: TableField): string =>
    plainHeader(columns.find((column) => column.field === field)?.header ?? '');
  return {
    timeIs: /\b(?:utc|gmt|zulu)\b/.test(headerOf('time')) ? 'utc' : 'local',
    altitudeIn: /\b(?:ft|feet|fuss|pieds)\b/.test(headerOf('altitude')) ? 'ft' : 'm',
    durationIn: durationUnit(headerOf('duration')),
  };
}

function durationUnit(header: string): TableMapping['durationIn'] {
  if (/\bsec|sekunden|\bs$/.test(header)) return 'seconds';
  if (/\bmin/.test(header)) return 'minutes';
  return /\b(?:hours|h|std|stunden|heures)$/.test(header) ? 'hours' : 'auto';
}
