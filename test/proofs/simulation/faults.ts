/** What can happen to a call over the network. */
export const NETWORK_FAULTS = [
  'request lost',
  'request lost in silence',
  'request late',
  'response lost',
  'response lost in silence',
  'response late',
  'proxy fails before',
  'proxy fails after',
  'captive portal',
  'server busy',
  'too many calls',
  'killed before',
  'killed after',
] as const;
export type NetworkFault = (typeof NETWORK_FAULTS)[number];

/** What can happen to a use of the browser's storage. */
export const STORAGE_FAULTS = ['killed before', 'killed after', 'refused', 'connection lost', 'slow'] as const;
export type StorageFault = (typeof STORAGE_FAULTS)[number];

/** Decides what fails: asked once for each call, in the order in which they are made. */
export interface Faults {
  readonly ofCall: (what: string) => NetworkFault | null;
  readonly ofStorage: (what: string) => StorageFault | null;
}

export const NOTHING_FAILS: Faults = { ofCall: () => null, ofStorage: () => null };
