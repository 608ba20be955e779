/** What the server tells a page about itself, as JSON in `<meta name="wingbook-settings">`. */
export interface PageSettings {
  /** Whether visitors may look around with a demo pilot. */
  readonly demo: boolean;
  /** Address of the map's style; null for the built-in world map alone. */
  readonly mapStyleUrl: string | null;
  /** Words owed to the map's makers, shown on the map. */
  readonly mapAttribution: string;
}

/** Name of the meta element. */
export const PAGE_SETTINGS_META = 'wingbook-settings';

/** Name of the cookie that a page reads its csrf value from. */
export const CSRF_COOKIE = 'csrf';
