import { setTimeout as wait } from 'node:timers/promises';
import { PRODUCT_NAME } from '#contract/product';
import { type House, unixSeconds } from '#server/house';
import { type Asked, type Failure, failed, type ThirdParty } from '#server/places/third-party';
import { findCachedPlace, putCachedPlace } from '#server/repositories/cached-places';
import { takeTurn } from '#server/repositories/third-party-turns';
import { spend } from './limits.ts';
import { Refusal } from './refusal.ts';

/** One look-up. */
export interface LookUp<Answer> {
  readonly service: Service;
  /** What is asked, rounded: the same key is the same answer. A new shape of answers asks for new keys. */
  readonly key: string;
  /** How long the answer holds. */
  readonly lifeS: number;
  readonly ask: (thirdParty: ThirdParty, signal: AbortSignal) => Promise<Asked<Answer>>;
  /** What the pilot is told, where it is more than the catalogue's message. */
  readonly messageOf?: (failure: Failure) => string;
}

type Service = 'sites' | 'geocoder' | 'elevation';

/** All the time there is for an answer, waiting for a turn included. */
const TIME_MS = 4_000;
/** One request a second and a little more, as requests may travel at different speeds. */
const TURN_MS = 1_100;
const MAX_WAIT_MS = 2_500;
/** Services that are asked by turns. */
const BY_TURNS: readonly Service[] = ['geocoder'];

/** The answer that is kept, or else the third party's, which is kept then. No answer is a refusal. */
export async function lookUp<Answer>(house: House, pilotId: number, look: LookUp<Answer>): Promise<Answer> {
  const kept = await findCachedPlace(house.reader, look.key, unixSeconds(house.clock()));
  if (kept !== null) return JSON.parse(kept);
  await spend(house, 'places', String(pilotId));
  const asked = await askInTime(house, look);
  if (asked.state === 'failed') throw refusalOf(house, look, asked.failure);
  const expiresAtS = unixSeconds(house.clock()) + look.lifeS;
  await putCachedPlace(house.db, { key: look.key, answer: JSON.stringify(asked.answer), expiresAtS });
  return asked.answer;
}

async function askInTime<Answer>(house: House, { service, ask }: LookUp<Answer>): Promise<Asked<Answer>> {
  const signal = AbortSignal.timeout(TIME_MS);
  const thirdParty = thirdPartyOf(house, service);
  if (!thirdParty.url) return failed({ trouble: 'off' });
  if (BY_TURNS.includes(service)) {
    const waitMs = await takeTurn(house, { service, intervalMs: TURN_MS, maxWaitMs: MAX_WAIT_MS });
    if (waitMs === null) return failed({ trouble: 'busy' });
    await wait(waitMs);
  }
  return ask(thirdParty, signal);
}

function thirdPartyOf({ configuration }: House, service: Service): ThirdParty {
  const { sitesUrl, geocoderUrl, elevationUrl, baseUrl } = configuration;
  const urls: Readonly<Record<Service, URL | null>> = {
    sites: sitesUrl,
    geocoder: geocoderUrl,
    elevation: elevationUrl,
  };
  return { url: urls[service], userAgent: `${PRODUCT_NAME} (+${baseUrl.origin})` };
}

function refusalOf<Answer>(house: House, { service, messageOf }: LookUp<Answer>, failure: Failure): Refusal {
  const { trouble, status, cause } = failure;
  house.log.warn({ service, trouble, status, err: cause }, 'a third party gave no answer');
  return new Refusal('thirdParty', { cause, ...(messageOf ? { message: messageOf(failure) } : {}) });
}
