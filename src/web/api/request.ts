import type { AnyEndpoint, BodyInput, QueryInput } from '#contract/endpoint';

/** What a caller says in one call. */
export interface CallInput<E extends AnyEndpoint> {
  readonly query?: QueryInput<E>;
  readonly body?: BodyInput<E>;
  /** The parts of the path that vary. */
  readonly params?: Readonly<Record<string, string | number>>;
}

/** What travels beside the shapes of every call. */
export interface Credentials {
  /** Null before the first cookie is set. */
  readonly csrf: string | null;
  /** Null while the page does not know whose logbook it shows. */
  readonly pilotId: number | null;
}

/** A request as it goes out. */
export interface Request {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** JSON; null for a GET. */
  readonly body: string | null;
}

/** The request of a call: csrf, and for a pilot's calls `pilotId`, in the query of a GET and the body of a POST. */
export function requestOf<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>, credentials: Credentials): Request {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(input.params?.[name] ?? '')));
  const beside = {
    csrf: credentials.csrf,
    ...(endpoint.access === 'pilot' && { pilotId: credentials.pilotId }),
  };
  if (endpoint.method === 'POST') {
    return { method: 'POST', url: path, body: JSON.stringify({ ...asObject(input.body), ...withoutNothing(beside) }) };
  }
  const query = new URLSearchParams(asTexts({ ...asObject(input.query), ...beside })).toString();
  return { method: 'GET', url: query === '' ? path : `${path}?${query}`, body: null };
}

type Fields = Readonly<Record<string, unknown>>;

function asObject(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function withoutNothing(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}

function asTexts(fields: Fields): Record<string, string> {
  return Object.fromEntries(Object.entries(withoutNothing(fields)).map(([name, value]) => [name, String(value)]));
}
