import type { Device } from '#contract/account/sign-in';
import type { Language } from '#domain/languages';

/** The client that makes a call, logged in or not. */
export interface Client {
  /** The network address for rate limits: an IPv4 address, or the /64 network of an IPv6 one. */
  readonly address: string;
  readonly device: Device;
  /** The device cookie, set when a pilot logs in; null when none ever did. */
  readonly known: string | null;
  /** The language of its request, for whoever has left that to the browser; the operator's where it is not known. */
  readonly language?: Language;
}
