/** A maximum number of uses in a time window. */
export interface RateLimit {
  readonly most: number;
  readonly windowS: number;
}

/** Rate limits by subject. */
export interface RateLimits {
  /** Sign-ups from one address. */
  readonly signup: RateLimit;
  /** Login attempts from one address, to any account. */
  readonly loginAddress: RateLimit;
  /** Emails requested without a session, from one address. */
  readonly emailsFromAddress: RateLimit;
  /** Emails of one kind to one recipient that one address requests. Browsers known to the account are counted separately. */
  readonly emailsToAccount: RateLimit;
  /** Emails of all kinds to one recipient in a day, counted in the same way. */
  readonly emailsToAccountDay: RateLimit;
  /**
   * Emails of one kind to one recipient, whoever requests them: beyond it none is sent, without a word. No longer than a link is
   * valid, so that the last one that was sent is.
   */
  readonly emailsToRecipient: RateLimit;
  /** Like `emailsToRecipient`, in a day. Beyond it the last link becomes valid again with each request. */
  readonly emailsToRecipientDay: RateLimit;
  /** Uses of emailed links, from one address. */
  readonly linkAddress: RateLimit;
  /** Uses of one pilot's valid links, from anywhere. */
  readonly linkPilot: RateLimit;
  /** Account calls, from one address. */
  readonly accountAddress: RateLimit;
  /** Account calls of one pilot. */
  readonly accountPilot: RateLimit;
  /** Wrong passwords of one logged-in pilot. A right one resets the count. */
  readonly passwordPilot: RateLimit;
  readonly exportPilot: RateLimit;
  /** Calls with tokens that are not valid, from one address: beyond it they are not looked up. Counted by each server in memory, as `tokenCalls`. */
  readonly wrongTokens: RateLimit;
  /** Calls with one token. */
  readonly tokenCalls: RateLimit;
  /** Demo pilots from one address. */
  readonly demo: RateLimit;
  /** Third-party look-ups of one pilot; cached ones do not count. */
  readonly places: RateLimit;
  /** Time zones that one pilot looks up one by one. */
  readonly timezone: RateLimit;
  /** Lists of places of which one pilot looks up the time zones, or the nearest towns. */
  readonly timezones: RateLimit;
}

const MINUTE_S = 60;
const HOUR_S = 3_600;

/** Rate limits of a public server. */
export const RATE_LIMITS: RateLimits = {
  signup: { most: 20, windowS: HOUR_S },
  loginAddress: { most: 100, windowS: 15 * MINUTE_S },
  emailsFromAddress: { most: 30, windowS: HOUR_S },
  emailsToAccount: { most: 6, windowS: HOUR_S },
  emailsToAccountDay: { most: 24, windowS: 24 * HOUR_S },
  emailsToRecipient: { most: 15, windowS: 15 * MINUTE_S },
  emailsToRecipientDay: { most: 100, windowS: 24 * HOUR_S },
  linkAddress: { most: 100, windowS: 15 * MINUTE_S },
  linkPilot: { most: 100, windowS: 15 * MINUTE_S },
  accountAddress: { most: 300, windowS: 15 * MINUTE_S },
  accountPilot: { most: 100, windowS: 15 * MINUTE_S },
  passwordPilot: { most: 10, windowS: 15 * MINUTE_S },
  exportPilot: { most: 20, windowS: HOUR_S },
  wrongTokens: { most: 100, windowS: 15 * MINUTE_S },
  tokenCalls: { most: 1_000, windowS: 15 * MINUTE_S },
  demo: { most: 20, windowS: HOUR_S },
  places: { most: 300, windowS: HOUR_S },
  timezone: { most: 600, windowS: HOUR_S },
  timezones: { most: 200, windowS: HOUR_S },
};

/** Rate limits of a local server, where all visitors have the same address. */
export const LOCAL_RATE_LIMITS: RateLimits = {
  ...RATE_LIMITS,
  signup: { most: 1_000, windowS: HOUR_S },
  loginAddress: { most: 500, windowS: 15 * MINUTE_S },
  emailsFromAddress: { most: 1_000, windowS: HOUR_S },
  linkAddress: { most: 1_000, windowS: 15 * MINUTE_S },
  accountAddress: { most: 5_000, windowS: 15 * MINUTE_S },
  wrongTokens: { most: 1_000, windowS: 15 * MINUTE_S },
  demo: { most: 1_000, windowS: HOUR_S },
};
