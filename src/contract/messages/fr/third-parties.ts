import type { THIRD_PARTIES as EN } from '../en/third-parties.ts';

export const THIRD_PARTIES: typeof EN = {
  failedSites: ({ lat, lng }, error) =>
    `ERREUR\u202f: impossible de proposer un site pour ${lat}/${lng}\u202f: ${error}`,
};
