/** A maximum number of uses in a time window. */
export interface Limit {
  readonly most: number;
  readonly windowS: number;
}

/** Rate limits by subject. */
export interface Limits {
  /** Sign-ups from one address. */
  readonly signup: Limit;
  /** Login attempts from one address, to any account. */
  readonly loginAddress: Limit;
  /** Emails requested without a session, from one address. */
  readonly emailsFromAddress: Limit;
  /** Emails of one kind to one recipient, whoever requests them. Browsers known to the account are counted separately. */
  readonly emailsToAccount: Limit;
  /** Emails of all kinds to one recipient in a day, counted likewise. */
  readonly emailsToAccountDay: Limit;
  /** Uses of emailed links, from one address. */
  readonly linkAddress: Limit;
  /** Uses of one pilot's valid links, from anywhere. */
  readonly linkPilot: Limit;
  /** Account calls, from one address. */
  readonly accountAddress: Limit;
  /** Account calls of one pilot. */
  readonly accountPilot: Limit;
  /** Wrong passwords of one logged-in pilot. A right one resets the count. */
  readonly passwordPilot: Limit;
  /** Exports of one pilot. */
  readonly exportPilot: Limit;
  /** Databases of LogFly that one pilot uploads. */
  readonly logflyUploads: Limit;
  /** Demo pilots from one address. */
  readonly demo: Limit;
  /** Third-party look-ups of one pilot; cached ones do not count. */
  readonly places: Limit;
}

const MINUTE_S = 60;
const HOUR_S = 3_600;

/** Limits of a public server. */
export const LIMITS: Limits = {
  signup: { most: 20, windowS: HOUR_S },
  loginAddress: { most: 100, windowS: 15 * MINUTE_S },
  emailsFromAddress: { most: 30, windowS: HOUR_S },
  emailsToAccount: { most: 6, windowS: HOUR_S },
  emailsToAccountDay: { most: 24, windowS: 24 * HOUR_S },
  linkAddress: { most: 100, windowS: 15 * MINUTE_S },
  linkPilot: { most: 100, windowS: 15 * MINUTE_S },
  accountAddress: { most: 300, windowS: 15 * MINUTE_S },
  accountPilot: { most: 100, windowS: 15 * MINUTE_S },
  passwordPilot: { most: 10, windowS: 15 * MINUTE_S },
  exportPilot: { most: 20, windowS: HOUR_S },
  logflyUploads: { most: 20, windowS: HOUR_S },
  demo: { most: 20, windowS: HOUR_S },
  places: { most: 300, windowS: HOUR_S },
};

/** Limits of a local server, where all visitors have the same address. */
export const LOCAL_LIMITS: Limits = {
  ...LIMITS,
  signup: { most: 1_000, windowS: HOUR_S },
  loginAddress: { most: 500, windowS: 15 * MINUTE_S },
  emailsFromAddress: { most: 1_000, windowS: HOUR_S },
  linkAddress: { most: 1_000, windowS: 15 * MINUTE_S },
  accountAddress: { most: 5_000, windowS: 15 * MINUTE_S },
  demo: { most: 1_000, windowS: HOUR_S },
};
