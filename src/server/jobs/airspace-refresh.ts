import { type AirspaceContext, refreshAirspaces } from '#server/services/airspace/refresh-airspaces';

const INTERVAL_MS = 60_000;

/** Reads the airspaces now and, as they change, again; returns a function that stops it. Does nothing without sources. */
export function startAirspaces(context: AirspaceContext): () => void {
  const stopping = new AbortController();
  if (context.airspaces.states().length === 0) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const round = async (): Promise<void> => {
    await refreshAirspaces(context, stopping.signal).catch((error: unknown) =>
      context.log.error({ err: error }, 'looking for new airspaces failed'),
    );
    if (!stopping.signal.aborted) timer = setTimeout(() => void round(), INTERVAL_MS).unref();
  };
  void round();
  return () => {
    stopping.abort();
    clearTimeout(timer);
  };
}
