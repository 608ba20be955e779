/** Shown for an empty field (spec, section 9). */
export const DASH = '—';
