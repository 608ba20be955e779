/** The client that makes a call, logged in or not. */
export interface Client {
  /** The network address for rate limits: an IPv4 address, or the /64 network of an IPv6 one. */
  readonly address: string;
  /** Browser and system: 'Firefox on Windows'; null when unknown. */
  readonly device: string | null;
  /** The device cookie, set when a pilot logs in; null when none ever did. */
  readonly known: string | null;
}
