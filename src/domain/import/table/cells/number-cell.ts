import type { DecimalSeparator } from '../table-mapping.ts';

/** A number in a cell, and the unit written behind it, in lower case and without dots, `m ü m`; empty without one. */
export interface NumberCell {
  readonly value: number;
  readonly unit: string;
}

const NUMBER = /^([+\u2212-]?)(\d(?:[\d.,'’\s]*\d)?|[.,]\d+)\s*([\p{L}°][\p{L}°.\s]*)?$/u;
/** Groups of three digits behind one to three, all with the same separator. */
const GROUPED = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/;

/**
 * Returns a number: `1850`, `1 850 m`, `7,5`, `1’024.5`. A single separator before three digits is one of thousands where a number
 * may have such, unless the decimal separator is chosen. Null when it is no number.
 */
export function readNumber(
  text: string,
  { decimal, mayBeGrouped }: { readonly decimal: DecimalSeparator; readonly mayBeGrouped: boolean },
): NumberCell | null {
  const [, sign = '', written = '', unit = ''] = NUMBER.exec(text.trim()) ?? [];
  const digits = written.replaceAll(/[\s'’]/g, '');
  const separator = decimal === 'auto' ? separatorOf(digits, mayBeGrouped) : decimal;
  const value = Number(digits.replaceAll(separator === ',' ? '.' : ',', '').replace(separator, '.'));
  if (digits === '' || Number.isNaN(value)) return null;
  return {
    value: /[\u2212-]/.test(sign) ? -value : value,
    unit: unit
      .replaceAll(/[.\s]+/g, ' ')
      .trim()
      .toLowerCase(),
  };
}

/** The decimal separator is the last one; a group of three digits has none. */
function separatorOf(digits: string, mayBeGrouped: boolean): ',' | '.' {
  const isGrouped = mayBeGrouped && GROUPED.test(digits);
  const last = digits.lastIndexOf(',') > digits.lastIndexOf('.') ? ',' : '.';
  if (isGrouped) return last === ',' ? '.' : ',';
  return last;
}
