import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { PRODUCT_NAME } from '#contract/product';
import type { Rejection } from '#contract/rejections';
import type { AppContext, Configured } from '#server/context/app-context';
import { unixSeconds } from '#server/context/clock';
import { failed, type ThirdParty, type ThirdPartyFailure, type ThirdPartyResult } from '#server/places/third-party';
import { endTurn, findCachedPlace, putCachedPlace, type ThrottleRule, takeTurn } from '#server/repositories/places';
import { AppError } from '#server/services/app-error';
import { consume, type LimitContext } from '#server/services/limits';

/** What asks third parties, at a limited rate, and caches their responses. */
export type LookUpContext = LimitContext &
  Pick<AppContext, 'dialect' | 'log'> &
  Configured<'sitesUrl' | 'geocoderUrl' | 'elevationUrl' | 'baseUrl'>;

/** One cached look-up at a third party. */
export interface LookUp<Output> {
  readonly service: Service;
  /** The query, rounded: the same key means the same result. */
  readonly key: string;
  /** How long the result is cached, in seconds. */
  readonly lifeS: number;
  /** The schema of a result: a cached one that does not fit it is of an older version, and is looked up again. */
  readonly schema: v.GenericSchema<unknown, Output>;
  readonly ask: (thirdParty: ThirdParty, signal: AbortSignal) => Promise<ThirdPartyResult<Output>>;
  /** Why the call is rejected, where it says more than that a third party failed. */
  readonly rejectionOf?: (failure: ThirdPartyFailure) => Rejection;
}

type Service = 'sites' | 'geocoder' | 'elevation';

/** Total time for a response, waiting for the turn included. */
const TIME_MS = 4_000;
/** Enough for the third of those who ask at once. */
const MAX_WAIT_MS = 2_900;
/** More would wait in vain, and each asks the database many times a second. */
const MOST_WAITING = 3;
const POLL_MS = 50;
/** The service with a limited request rate: one a second. */
const THROTTLED: ThrottleRule & { readonly service: Service } = {
  service: 'geocoder',
  pauseMs: 1_000,
  longestMs: TIME_MS,
};

/** Returns the cached result, else the third party's, which is then cached. Throws `thirdParty` when there is none. */
export async function lookUp<Output>(context: LookUpContext, pilotId: number, look: LookUp<Output>): Promise<Output> {
  const cached = await findCachedPlace(context.reader, look.key, unixSeconds(context.clock()));
  const known = v.safeParse(v.pipe(v.string(), v.parseJson(), look.schema), cached);
  if (known.success) return known.output;
  await consume(context, 'places', String(pilotId));
  const result = await requestInTime(context, look);
  if (result.state === 'failed') throw errorOf(context, look, result.failure);
  const expiresAtS = unixSeconds(context.clock()) + look.lifeS;
  await putCachedPlace(context.db, { key: look.key, response: JSON.stringify(result.value), expiresAtS });
  return result.value;
}

async function requestInTime<Output>(
  context: LookUpContext,
  { service, ask }: LookUp<Output>,
): Promise<ThirdPartyResult<Output>> {
  const signal = AbortSignal.timeout(TIME_MS);
  const thirdParty = thirdPartyOf(context, service);
  if (!thirdParty.url) return failed({ trouble: 'off' });
  if (service !== THROTTLED.service) return ask(thirdParty, signal);
  if (!(await turnComes(context))) return failed({ trouble: 'busy' });
  return ask(thirdParty, signal).finally(() => endTurn(context, THROTTLED));
}

/** How many look-ups of this server wait for their turn. */
let waiting = 0;

/** Waits for the turn; false when that takes too long, or others wait already. */
async function turnComes(context: LookUpContext): Promise<boolean> {
  if (waiting >= MOST_WAITING) return false;
  waiting += 1;
  const giveUpAt = performance.now() + MAX_WAIT_MS;
  try {
    while (!(await takeTurn(context, THROTTLED))) {
      if (performance.now() > giveUpAt) return false;
      await wait(POLL_MS);
    }
    return true;
  } finally {
    waiting -= 1;
  }
}

function thirdPartyOf({ configuration }: LookUpContext, service: Service): ThirdParty {
  const { sitesUrl, geocoderUrl, elevationUrl, baseUrl } = configuration;
  const urls: Readonly<Record<Service, URL | null>> = {
    sites: sitesUrl,
    geocoder: geocoderUrl,
    elevation: elevationUrl,
  };
  return { url: urls[service], userAgent: `${PRODUCT_NAME} (+${baseUrl.origin})` };
}

function errorOf<Output>(
  { log }: Pick<AppContext, 'log'>,
  { service, rejectionOf }: LookUp<Output>,
  failure: ThirdPartyFailure,
): AppError {
  const { trouble, status, cause } = failure;
  log.warn({ service, trouble, status, err: cause }, 'a third party request failed');
  return new AppError('thirdParty', { cause, ...(rejectionOf && { rejection: rejectionOf(failure) }) });
}
