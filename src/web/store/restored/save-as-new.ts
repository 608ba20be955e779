import * as v from 'valibot';
import { type SaveResponse, save } from '#contract/data';
import { ENTITIES } from '#domain/fields/entities';
import { isSameValue } from '#domain/fields/entity';
import { picked } from '#domain/fields/field';
import type { Flight } from '#domain/flight';
import { call } from '../../api/call.ts';
import { CallError, callErrorOf, fieldErrorsOf } from '../../api/call-error.ts';
import { igcTextOf } from '../../api/igc-text.ts';
import type { Logbook } from '../logbook.ts';
import type { NamedType } from '../pending/name-taken.ts';
import { changeAsPilot, reload, savedLogbook } from '../store.ts';
import { storedTrackFile } from '../tracks/stored-tracks.ts';
import { derivedKey, type OldItem } from './derived-key.ts';
import { itemAsBefore } from './lacking.ts';
import type {
  OldGear,
  OldGlider,
  OldSite,
  RestoredFlight,
  RestoredGear,
  RestoredHandling,
  RestoredItem,
} from './restored-rows.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Saves an item of before a restore as a new one, with the site and the glider of a flight, unless the logbook has them. Does nothing
 * where this or another device has saved it already. Rejects with a `CallError`.
 */
export async function saveAsNew(pilotId: number, item: RestoredItem): Promise<void> {
  switch (item.dataType) {
    case 'flight':
      return saveFlight(pilotId, item);
    case 'gear':
      return saveGear(item);
    case 'handling':
      return saveHandling(item);
    default:
      await idSince(item.epoch, item.dataType, item.item);
  }
}

/** A glider that its logbook did not have is one that was deleted. */
async function saveGear({ epoch, item, gliders }: RestoredGear): Promise<void> {
  const gliderIds: number[] = [];
  for (const id of item.gliderIds) {
    const glider = gliders.find((one) => one.id === id);
    gliderIds.push(glider ? await idSince(epoch, 'glider', glider) : 0);
  }
  await idSince(epoch, 'gear', { ...item, gliderIds });
}

async function saveHandling({ epoch, item, glider }: RestoredHandling): Promise<void> {
  const gliderId = glider && (await idSince(epoch, 'glider', glider));
  try {
    await add({ epoch, dataType: 'handling', id: item.id }, { ...valuesOf('handling', item), gliderId });
  } catch (thrown) {
    if (!isKeyReused(callErrorOf(thrown))) throw thrown;
    await reload(); // Another device has added it.
  }
}

async function saveFlight(pilotId: number, flight: RestoredFlight): Promise<void> {
  const { epoch, item, site, glider } = flight;
  const old: OldItem = { epoch, dataType: 'flight', id: item.id };
  const values = {
    ...valuesOf('flight', item),
    siteId: site && (await idSince(epoch, 'site', site)),
    gliderId: glider && (await idSince(epoch, 'glider', glider)),
  };
  const track = await trackOf(pilotId, flight);
  try {
    const { savedId } = await add(old, { ...values, ...track });
    if (track) await addTrack(old, held().flights.get(savedId), track);
  } catch (thrown) {
    const error = callErrorOf(thrown);
    if (!isKeyReused(error)) throw thrown;
    // Another device has added it. Unless all of it is there, it stays on this device, with its track.
    await reload();
    const isIt = (other: Flight): boolean =>
      hasValues(other, values) && (track === null || !other.hasTrack || other.igcFileName === item.igcFileName);
    const same = [...held().flights.values()].find(isIt);
    if (!same) throw error;
    if (track) await addTrack(old, same, track);
  }
}

/** Returns the id that a site, glider or piece of gear of before the restore has now: that of the one with its name, or of a new one. */
async function idSince(epoch: string, dataType: NamedType, old: OldSite | OldGlider | OldGear): Promise<number> {
  const known = itemAsBefore(held(), dataType, old);
  if (known) return known.id;
  try {
    return (await add({ epoch, dataType, id: old.id }, valuesOf(dataType, old))).savedId;
  } catch (thrown) {
    const error = callErrorOf(thrown);
    if (!isKeyReused(error) && !fieldErrorsOf(error)?.name) throw error;
    await reload(); // Another device has added it a moment ago.
    const added = itemAsBefore(held(), dataType, old);
    if (!added) throw error;
    return added.id;
  }
}

function add(old: OldItem, data: Values): Promise<SaveResponse> {
  const keys = { clientKey: derivedKey(old, 'item'), opKey: derivedKey(old, 'save') };
  return send({ dataType: old.dataType, data: { id: 0, ...data }, ...keys });
}

/** Adds its track to a flight that has none: another device has saved it without. */
async function addTrack(old: OldItem, flight: Flight | undefined, track: Values): Promise<void> {
  if (!flight || flight.hasTrack) return;
  const { id, igcFileName } = flight;
  const before = valuesOf('flight', flight);
  await send({
    dataType: 'flight',
    data: { id, ...before, ...track },
    before: { ...before, igcFileName, track: null },
    opKey: derivedKey(old, 'track'),
  });
}

function send(request: Values): Promise<SaveResponse> {
  const { success, output } = v.safeParse(save.body, request);
  if (!success) throw new CallError('badRequest');
  return changeAsPilot((marker) => call(save, { body: { ...output, ...marker } }));
}

/** Returns the track of a flight as it is sent; null when it is not on this device. */
async function trackOf(pilotId: number, { item, track }: RestoredFlight): Promise<Values | null> {
  const bytes = track && (await storedTrackFile(pilotId, track.file));
  if (!bytes) return null;
  return { ...igcTextOf(new Uint8Array(bytes)), igcFileName: item.igcFileName, igcRange: track.range };
}

/** The server knows the key, but with other values. */
function isKeyReused({ code }: CallError): boolean {
  return code === 'keyReused';
}

function held(): Logbook {
  const logbook = savedLogbook();
  if (!logbook) throw new CallError('authenticationError');
  return logbook;
}

function valuesOf(dataType: OldItem['dataType'], item: object): Values {
  return picked<Values, string>({ ...item }, Object.keys(ENTITIES[dataType].fields));
}

function hasValues(flight: Flight, values: Values): boolean {
  const own: Values = { ...flight };
  return Object.entries(values).every(([name, value]) => isSameValue(own[name], value));
}
