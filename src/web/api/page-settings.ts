import * as v from 'valibot';
import { PAGE_SETTINGS_META, type PageSettings } from '#contract/pages/page-settings';

const SETTINGS = v.object({
  demo: v.boolean(),
  offline: v.boolean(),
  signupDomains: v.nullable(v.array(v.string())),
  mapStyleUrls: v.nullable(v.object({ light: v.string(), dark: v.string() })),
  terrainUrl: v.nullable(v.string()),
  mapAttribution: v.string(),
  hasAirspaces: v.boolean(),
  hasNightlyCopies: v.boolean(),
  logsLinks: v.boolean(),
});
const DEFAULTS: PageSettings = {
  demo: false,
  offline: false,
  signupDomains: null,
  mapStyleUrls: null,
  terrainUrl: null,
  mapAttribution: '',
  hasAirspaces: false,
  hasNightlyCopies: false,
  logsLinks: false,
};

/** Parses the settings that the server puts into the page's head; returns the defaults where they are missing. */
export function readPageSettings(content: string | null): PageSettings {
  if (content === null) return DEFAULTS;
  try {
    return v.parse(SETTINGS, JSON.parse(content));
  } catch (error) {
    console.warn('The page settings cannot be read.', error);
    return DEFAULTS;
  }
}

export const pageSettings = (): PageSettings =>
  readPageSettings(document.querySelector(`meta[name="${PAGE_SETTINGS_META}"]`)?.getAttribute('content') ?? null);
