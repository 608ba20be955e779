import type { THIRD_PARTIES as EN } from '../en/third-parties.ts';

export const THIRD_PARTIES: typeof EN = {
  failedSites: ({ lat, lng }, error) => `Nessuna proposta di sito per ${lat}/${lng}: ${error}`,
};
