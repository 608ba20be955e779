import * as v from 'valibot';
import { DATA_TYPES } from '#contract/data';

/** Why a change is not sent until the pilot has decided. */
const PARKED_REASONS = [
  /** The server rejects some of its fields. */
  'rejected',
  /** Another device has changed the same fields since. */
  'conflict',
  /** The item was deleted on another device. */
  'gone',
  /** The logbook was restored from a backup: the id may mean another item. */
  'restored',
  /** It may have reached the server so long ago that the server no longer knows its key. */
  'old',
  /** The server takes no such change, a limit or another version, or it alone has failed (`mayBeWritten`). */
  'refused',
  /** The browser has removed the file of its track. */
  'fileLost',
  /** Another flight has its track, of which the form did not know: it may be the same one, saved on another device. */
  'known',
] as const;

const values = v.record(v.string(), v.unknown());
/** When items of the server were made, and their names, by type and id ('site 2'). */
const namedItems = v.record(v.string(), v.object({ createdAt: v.string(), name: v.string() }));

/**
 * A save or deletion that waits on this device. Rows of it are for ever: a version of the app reads those of all that came before,
 * and leaves those of a later one alone. It holds codes and values, never texts of one language.
 */
export const pendingRow = v.object({
  v: v.literal(1),
  /** Its place in the order, counted up per pilot and device. */
  n: v.number(),
  opKey: v.string(),
  /** Of a new item. */
  clientKey: v.nullable(v.string()),
  dataType: v.picklist(DATA_TYPES),
  /** The server's, or a temporary one; 0 for the pilot. */
  id: v.number(),
  kind: v.picklist(['save', 'delete']),
  /** The fields of the save; references may be temporary ids. */
  data: values,
  /** The values when the form was opened; null for a new item. */
  before: v.nullable(values),
  /** The SHA-256 of a flight's new track, whose bytes are stored under it; null without one. */
  file: v.nullable(v.string()),
  /**
   * The other flights with this file that the form has shown, or that waited here, some by temporary ids: the server is asked for
   * further ones before it is first sent. Absent where it is not asked: without a file, in old rows, and once the pilot has decided.
   */
  knownFlights: v.exactOptional(v.array(v.number())),
  /** The epoch of the logbook in which it was made. */
  epoch: v.string(),
  /** The items that it names: after a restore an id may mean another. Absent in old rows. */
  named: v.exactOptional(namedItems),
  /** Of a deletion: it has taken the place of what was changed of its item before, which the server has not taken. */
  withEdits: v.exactOptional(v.literal(true)),
  /** Unix milliseconds by the device's clock: shown, never compared with those of another device. */
  madeAt: v.number(),
  /** How often it may have reached the server: one that may have is never changed. */
  attempts: v.number(),
  parked: v.nullable(
    v.object({
      reason: v.picklist(PARKED_REASONS),
      /** The fields that were rejected or are in conflict. */
      fields: v.array(v.string()),
      /** Where it was not the server that refused it: an earlier attempt may have reached that, or did before a restore. */
      mayBeWritten: v.exactOptional(v.literal(true)),
      /** Names of the site and the glider that a restored logbook does not have. */
      names: v.exactOptional(v.array(v.string())),
      /** The other flight that has its track. */
      flightId: v.exactOptional(v.number()),
    }),
  ),
});
