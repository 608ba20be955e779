import type { AnyEndpoint, BodyInput, QueryInput } from '#contract/endpoint';

/** The input of one call. */
export interface CallInput<E extends AnyEndpoint> {
  readonly query?: QueryInput<E>;
  readonly body?: BodyInput<E>;
  /** The parameters of the path. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Ends the call, which then rejects like one that was cut off. */
  readonly signal?: AbortSignal;
}

/** What is sent with every call. */
export interface Credentials {
  /** Null before the first cookie is set. */
  readonly csrf: string | null;
  /** Null while the page does not know whose logbook it shows. */
  readonly pilotId: number | null;
}

/** A request as it is sent. */
export interface Request {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** JSON; null for a GET. */
  readonly body: string | null;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Returns the request of a call. `csrf`, and `pilotId` for a pilot's endpoint but one named by its content, go into the query
 * of a GET and into the body of a POST.
 */
export function requestOf<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>, credentials: Credentials): Request {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(input.params?.[name] ?? '')));
  const sentWith = {
    csrf: credentials.csrf,
    ...(endpoint.access === 'pilot' && !endpoint.isNamedByContent && { pilotId: credentials.pilotId }),
  };
  if (endpoint.method === 'POST') {
    return { method: 'POST', url: path, body: JSON.stringify({ ...asObject(input.body), ...withoutEmpty(sentWith) }) };
  }
  const query = new URLSearchParams(asTexts({ ...asObject(input.query), ...sentWith })).toString();
  return { method: 'GET', url: query === '' ? path : `${path}?${query}`, body: null };
}

type Fields = Readonly<Record<string, unknown>>;

function asObject(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function withoutEmpty(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}

function asTexts(fields: Fields): Record<string, string> {
  return Object.fromEntries(Object.entries(withoutEmpty(fields)).map(([name, value]) => [name, String(value)]));
}
