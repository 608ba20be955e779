import { blankOf } from '#domain/fields/entity';
import { FLIGHT, type FlightInput } from '#domain/fields/flight';
import type { FlightTimes } from '#domain/track/flight/time-range';
import { proposeFlight } from '#domain/track/proposal';
import { metres, minutes } from '#domain/units';
import { ITEM_FORMS as itemFormTexts } from '#texts/item-forms';
import { CallError, callErrorOf, isSessionError } from '#web/api/call-error.ts';
import type { ReplacedDraft } from '#web/device-storage/draft-rows.ts';
import { clientKeyAt } from '#web/parts/form/client-key.ts';
import type { ItemSave } from '#web/store/item-save.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { saveItem } from '#web/store/store.ts';
import { igcFields, knownFlightsIn, type Parsed } from './igc-state.ts';
import { othersToAdd, timeRangeOf } from './parts.ts';
import { readBytes } from './read-chosen.ts';
import { findZone } from './use-igc.ts';

/** The values for saving the other flights of a file. */
export interface OthersToSave {
  readonly sites: Logbook['sites'];
  readonly gliderId: number | null;
  /** The key of the flight's own save: those of the others follow from it, so that a repeated save adds nothing twice. */
  readonly clientKey: string;
  /** The flight of the form, which is saved: it has the file, too. */
  readonly savedId: number;
  /** The draft of the form, which goes with the last of them. */
  readonly draft?: ReplacedDraft | undefined;
}

/**
 * Saves the flights of a file that neither the form nor the logbook has as flights of their own, with what the track proposes. Returns
 * their number. Rejects with a `CallError` that says how many were saved.
 */
export async function saveOthers(parsed: Parsed, toSave: OthersToSave): Promise<number> {
  const { flights } = parsed.track;
  const others = othersToAdd(parsed).flatMap((index) => {
    const flight = flights[index];
    return flight ? [[index, flight] as const] : [];
  });
  const known = [toSave.savedId, ...knownFlightsIn(parsed)];
  for (const [added, [index, flight]] of others.entries()) {
    const { data, clientKey } = {
      data: await flightOf(parsed, flight, toSave),
      clientKey: clientKeyAt(toSave.clientKey, index),
    };
    const request: ItemSave = { dataType: 'flight', data: { id: 0, ...data }, clientKey };
    const isLast = added === others.length - 1;
    await saveItem(request, isLast ? { draft: toSave.draft } : {}, known).catch((thrown: unknown) => {
      throw errorAfter(added, others.length, thrown);
    });
  }
  return others.length;
}

/** The values that the form would propose for a flight, and its part of the file. */
async function flightOf(parsed: Parsed, flight: FlightTimes, { sites, gliderId }: OthersToSave) {
  const range = timeRangeOf(flight);
  const chosen = await readBytes(parsed.file, range);
  if (chosen.state === 'undated') throw new Error('A part of a file has its day');
  if (chosen.state === 'rejected') throw new CallError('other', { message: chosen.message });
  const { analysis } = chosen.track;
  const zone = await findZone(analysis);
  const timeZoneId = zone.state === 'found' ? zone.timeZoneId : null;
  const { date, time, site, altitude, airtime } = proposeFlight(analysis, { timeZoneId, sites: sites.values() });
  const input: FlightInput = {
    ...blankOf(FLIGHT),
    date,
    time,
    siteId: site?.id ?? null,
    gliderId,
    altitude: altitude ?? metres(0),
    airtime: airtime ?? minutes(0),
  };
  return { ...input, ...igcFields({ ...parsed, range }) };
}

/** An error of the session stays what it is: the frame around the page shows it. */
function errorAfter(added: number, count: number, thrown: unknown): CallError {
  const error: CallError = callErrorOf(thrown);
  if (isSessionError(error)) return error;
  return new CallError(error.type, { message: itemFormTexts.igc.othersNotAdded(added, count, error.message) });
}
