/** Whoever calls. */
export interface Visitor {
  /** What limits are counted by: an IPv4 address, or the /64 network of an IPv6 one. */
  readonly address: string;
  /** Roughly which browser it is: 'Firefox on Windows'; null where it does not say. */
  readonly device: string | null;
  /** What this browser was given when a pilot logged in; null when none ever did. */
  readonly known: string | null;
}
