import { deleteMapping, listMappings, saveMapping } from '#contract/import/mappings';
import { deleteMappingOf, mappingsOf, saveMappingOf } from '#server/services/imports/mappings';
import { type Endpoints, mountForPilot } from '../endpoints/endpoints.ts';

/** The longest headers of as many columns as a mapping has, each character as a JSON escape. */
const MAPPING_BYTES = 256 * 1_024;

/** Mounts the mappings of a pilot: list, save and delete. */
export function mountImportMappings(endpoints: Endpoints): void {
  const { context } = endpoints;
  mountForPilot(endpoints, listMappings, async ({ session }) => ({
    response: { mappings: await mappingsOf(context, session.pilotId) },
  }));
  mountForPilot({ ...endpoints, maxBytes: MAPPING_BYTES }, saveMapping, async ({ session, body }) => ({
    response: { mappings: await saveMappingOf(context, session.pilotId, body.mapping) },
  }));
  mountForPilot(endpoints, deleteMapping, async ({ session, body }) => ({
    response: { mappings: await deleteMappingOf(context, session.pilotId, body.name) },
  }));
}
