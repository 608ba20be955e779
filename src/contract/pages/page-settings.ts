/** Settings of the server that a page needs, as JSON in `<meta name="wingbook-settings">`. */
export interface PageSettings {
  /** Whether visitors may try a demo pilot. */
  readonly demo: boolean;
  /** Whether browsers may keep the app, and a pilot's logbook, for when there is no connection. */
  readonly offline: boolean;
  /** Who can sign up: the domains of the email addresses, none where nobody can; null for everybody. */
  readonly signupDomains: readonly string[] | null;
  /** Addresses of the map's styles by theme; null for the built-in world map alone. */
  readonly mapStyleUrls: { readonly light: string; readonly dark: string } | null;
  /** Address of terrain tiles with `{z}/{x}/{y}`; null for none. */
  readonly terrainUrl: string | null;
  /** Attribution shown on the map. */
  readonly mapAttribution: string;
  /** Whether the operator has data of airspaces. */
  readonly hasAirspaces: boolean;
  /** Whether the operator has a folder for nightly copies. */
  readonly hasNightlyCopies: boolean;
  /** Whether this is a local server without a mail server: the links of its emails are in its log, and the emails in files. */
  readonly logsLinks: boolean;
}

/** Name of the meta element. */
export const PAGE_SETTINGS_META = 'wingbook-settings';

/** Name of the cookie with the language that was chosen in this browser: a tag of `domain/languages`. */
export const LANGUAGE_COOKIE = 'language';

/** Name of the cookie with the csrf value. */
export const CSRF_COOKIE = 'csrf';
