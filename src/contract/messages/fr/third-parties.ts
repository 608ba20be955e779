import type { THIRD_PARTIES as EN } from '../en/third-parties.ts';

export const THIRD_PARTIES: typeof EN = {
  failedSites: ({ lat, lng }, error) => `Aucun site n’a pu être proposé pour ${lat}/${lng}\u00a0: ${error}`,
};
