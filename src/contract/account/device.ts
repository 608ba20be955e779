import * as v from 'valibot';

/** The browsers that are told apart. */
export const BROWSERS = ['edge', 'opera', 'samsung', 'firefox', 'chrome', 'safari'] as const;
/** One of {@link BROWSERS}. */
export type Browser = (typeof BROWSERS)[number];

/** The systems that are told apart. */
export const SYSTEMS = ['android', 'iphone', 'ipad', 'windows', 'mac', 'chromeos', 'linux'] as const;
/** One of {@link SYSTEMS}. */
export type System = (typeof SYSTEMS)[number];

/** Browser and system of a session, roughly; null when unknown. */
export const deviceFields = {
  browser: v.nullable(v.picklist(BROWSERS)),
  system: v.nullable(v.picklist(SYSTEMS)),
};

/** See {@link deviceFields}. */
export interface Device {
  readonly browser: Browser | null;
  readonly system: System | null;
}
