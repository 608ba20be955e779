import type { THIRD_PARTIES as EN } from '../en/third-parties.ts';

export const THIRD_PARTIES: typeof EN = {
  failedSites: ({ lat, lng }, error) =>
    `ERROR: no se ha podido obtener una propuesta de zona para ${lat}/${lng}: ${error}`,
};
