import type { THIRD_PARTIES as EN } from '../en/third-parties.ts';

export const THIRD_PARTIES: typeof EN = {
  failedSites: ({ lat, lng }: { readonly lat: number; readonly lng: number }, error: string): string =>
    `Kein Vorschlag für ein Fluggebiet bei ${lat}/${lng}: ${error}`,
};
