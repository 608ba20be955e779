import type { Screen } from './screen.ts';

const ALL = ['empty', 'demo', 'extreme'] as const;
const FILLED = ['demo', 'extreme'] as const;

/** The screens of a logbook beside the flight page, with nothing, something usual and as much as can be in it. */
export const LOGBOOK_SCREENS: readonly Screen[] = [
  { name: 'flights', path: '/flights', owners: ALL },
  { name: 'new-flight', path: '/flight/0/edit', owners: ALL },
  { name: 'edit-flight', path: '/flight/:best/edit', owners: FILLED },
  { name: 'sites', path: '/sites', owners: ALL },
  { name: 'sites-map', path: '/sites/map', owners: ALL, isWindow: true },
  { name: 'sites-map-built-in', path: '/sites/map', owners: FILLED, maps: 'built-in', isWindow: true },
  { name: 'site', path: '/site/:site', owners: FILLED },
  { name: 'site-built-in-map', path: '/site/:site', owners: ['demo'], maps: 'built-in' },
  { name: 'new-site', path: '/site/0/edit', owners: ['empty'] },
  { name: 'edit-site', path: '/site/:site/edit', owners: FILLED },
  { name: 'gliders', path: '/gliders', owners: ALL },
  { name: 'glider', path: '/glider/:glider', owners: FILLED },
  { name: 'new-glider', path: '/glider/0/edit', owners: ['empty'] },
  { name: 'edit-glider', path: '/glider/:glider/edit', owners: FILLED },
  { name: 'stats', path: '/stats', owners: ALL },
  { name: 'pilot', path: '/pilot', owners: ALL },
  { name: 'edit-pilot', path: '/pilot/edit', owners: ALL },
  { name: 'password', path: '/pilot/edit/change-password', owners: ['empty'] },
  { name: 'upload', path: '/pilot/edit/flights-upload', owners: ['empty'] },
  { name: 'import', path: '/import', owners: ['empty', 'demo'] },
];
