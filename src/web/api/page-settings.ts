import * as v from 'valibot';
import { PAGE_SETTINGS_META, type PageSettings } from '#contract/page-settings';

const SETTINGS = v.object({ demo: v.boolean(), mapStyleUrl: v.nullable(v.string()), mapAttribution: v.string() });
const NONE: PageSettings = { demo: false, mapStyleUrl: null, mapAttribution: '' };

/** What the server says of itself in the page's head; the least when it says nothing. */
export function readPageSettings(content: string | null): PageSettings {
  if (content === null) return NONE;
  try {
    return v.parse(SETTINGS, JSON.parse(content));
  } catch (error) {
    console.warn('The page settings cannot be read.', error);
    return NONE;
  }
}

/** The settings of this page. */
export const pageSettings = (): PageSettings =>
  readPageSettings(document.querySelector(`meta[name="${PAGE_SETTINGS_META}"]`)?.getAttribute('content') ?? null);
