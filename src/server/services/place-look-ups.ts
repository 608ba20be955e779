import { setTimeout as wait } from 'node:timers/promises';
import { PRODUCT_NAME } from '#contract/product';
import { type House, unixSeconds } from '#server/house';
import { type Failure, failed, type LookUpResult, type ThirdParty } from '#server/places/third-party';
import { findCachedPlace, putCachedPlace } from '#server/repositories/cached-places';
import { takeTurn } from '#server/repositories/third-party-turns';
import { consume } from './limits.ts';
import { Refusal } from './refusal.ts';

/** One cached look-up at a third party. */
export interface LookUp<Answer> {
  readonly service: Service;
  /** The query, rounded: the same key means the same result. A new shape of results needs new keys. */
  readonly key: string;
  /** How long the result is cached, in seconds. */
  readonly lifeS: number;
  readonly ask: (thirdParty: ThirdParty, signal: AbortSignal) => Promise<LookUpResult<Answer>>;
  /** The message for the pilot, where it says more than the catalogue's. */
  readonly messageOf?: (failure: Failure) => string;
}

type Service = 'sites' | 'geocoder' | 'elevation';

/** Total time for a response, waiting for a slot included. */
const TIME_MS = 4_000;
/** A little more than a second between requests, since their latency varies. */
const MIN_INTERVAL_MS = 1_100;
const MAX_WAIT_MS = 2_500;
/** Services with a limited request rate. */
const THROTTLED: readonly Service[] = ['geocoder'];

/** Returns the cached result, else the third party's, which is then cached. Throws `thirdParty` when there is none. */
export async function lookUp<Answer>(house: House, pilotId: number, look: LookUp<Answer>): Promise<Answer> {
  const cached = await findCachedPlace(house.reader, look.key, unixSeconds(house.clock()));
  if (cached !== null) return JSON.parse(cached);
  await consume(house, 'places', String(pilotId));
  const result = await requestInTime(house, look);
  if (result.state === 'failed') throw refusalOf(house, look, result.failure);
  const expiresAtS = unixSeconds(house.clock()) + look.lifeS;
  await putCachedPlace(house.db, { key: look.key, answer: JSON.stringify(result.answer), expiresAtS });
  return result.answer;
}

async function requestInTime<Answer>(house: House, { service, ask }: LookUp<Answer>): Promise<LookUpResult<Answer>> {
  const signal = AbortSignal.timeout(TIME_MS);
  const thirdParty = thirdPartyOf(house, service);
  if (!thirdParty.url) return failed({ trouble: 'off' });
  if (THROTTLED.includes(service)) {
    const waitMs = await takeTurn(house, { service, intervalMs: MIN_INTERVAL_MS, maxWaitMs: MAX_WAIT_MS });
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
  house.log.warn({ service, trouble, status, err: cause }, 'a third party request failed');
  return new Refusal('thirdParty', { cause, ...(messageOf ? { message: messageOf(failure) } : {}) });
}
