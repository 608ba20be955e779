/** Shown for an empty field (`docs/behaviour.md`, 'Numbers'). */
export const DASH = '—';
