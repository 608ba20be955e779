import { forgetMapping, keepMapping, listMappings } from '#contract/import/mappings';
import { forgetMappingOf, keepMappingOf, mappingsOf } from '#server/services/imports/mappings';
import { type Endpoints, mountForPilot } from '../endpoints/endpoints.ts';

/** The longest headers of as many columns as a mapping has, each character as a JSON escape. */
const MAPPING_BYTES = 256 * 1_024;

/** Mounts the mappings that a pilot keeps: list, keep and forget. */
export function mountImportMappings(endpoints: Endpoints): void {
  const { context } = endpoints;
  mountForPilot(endpoints, listMappings, async ({ session }) => ({
    response: { mappings: await mappingsOf(context, session.pilotId) },
  }));
  mountForPilot({ ...endpoints, maxBytes: MAPPING_BYTES }, keepMapping, async ({ session, body }) => ({
    response: { mappings: await keepMappingOf(context, session.pilotId, body.mapping) },
  }));
  mountForPilot(endpoints, forgetMapping, async ({ session, body }) => ({
    response: { mappings: await forgetMappingOf(context, session.pilotId, body.name) },
  }));
}
