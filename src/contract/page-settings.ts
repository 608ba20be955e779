/** Settings of the server that a page needs, as JSON in `<meta name="wingbook-settings">`. */
export interface PageSettings {
  /** Whether visitors may try a demo pilot. */
  readonly demo: boolean;
  /** Address of the map's style; null for the built-in world map alone. */
  readonly mapStyleUrl: string | null;
  /** Attribution shown on the map. */
  readonly mapAttribution: string;
}

/** Name of the meta element. */
export const PAGE_SETTINGS_META = 'wingbook-settings';

/** Name of the cookie with the csrf value. */
export const CSRF_COOKIE = 'csrf';
