import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Connections } from '#server/db/database';
import { JOB_KINDS } from '#server/db/schema';
import type { QueueCounts } from '#server/threads/fair-queue';

/** One request, when its response is there. */
interface ServedRequest {
  readonly method: string;
  /** The pattern of its route: a path can hold a secret, and there are too many of them. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Counts that only the database knows. */
export interface DatabaseCounts {
  readonly jobs: readonly { readonly kind: string; readonly count: number }[];
  readonly tracks: number;
}

/** The sources of the metrics, read with each request. */
export interface MetricsSources {
  readonly queues: Readonly<Record<string, () => QueueCounts>>;
  readonly connections: () => Connections | null;
  /** Returns null when the database does not respond. */
  readonly database: () => Promise<DatabaseCounts | null>;
}

/** The metrics of this server, in the text format of Prometheus. */
export interface Metrics {
  readonly contentType: string;
  readonly observe: (request: ServedRequest) => void;
  readonly text: () => Promise<string>;
}

/** Seconds: a delta takes one millisecond, a long import several seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the metrics: requests, queues, connections, jobs and tracks, with those of Node (event loop, memory, garbage collection). */
export function createMetrics(sources: MetricsSources): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = requestMetrics(register);
  const gauges = [
    queueGauges(register, sources),
    connectionGauge(register, sources),
    databaseGauges(register, sources),
  ];
  return {
    contentType: register.contentType,
    observe: requests,
    text: async () => {
      for (const update of gauges) await update();
      return register.metrics();
    },
  };
}

/** Brings gauges up to date. */
type Update = () => Promise<void> | void;

function requestMetrics(register: Registry): Metrics['observe'] {
  const labelNames = ['method', 'route'] as const;
  const count = new Counter({
    name: 'wingbook_requests_total',
    help: 'Requests by route and status.',
    labelNames: [...labelNames, 'status'],
    registers: [register],
  });
  const seconds = new Histogram({
    name: 'wingbook_request_duration_seconds',
    help: 'Time from a request to its response.',
    labelNames,
    buckets: BUCKETS,
    registers: [register],
  });
  return ({ method, route, status, seconds: taken }) => {
    count.inc({ method, route, status });
    seconds.observe({ method, route }, taken);
  };
}

function queueGauges(register: Registry, { queues }: MetricsSources): Update {
  const jobs = new Gauge({
    name: 'wingbook_queue_jobs',
    help: 'Calls and tasks in a queue of this server.',
    labelNames: ['queue', 'state'],
    registers: [register],
  });
  return () => {
    for (const [queue, counts] of Object.entries(queues)) {
      const { running, waiting } = counts();
      jobs.set({ queue, state: 'running' }, running);
      jobs.set({ queue, state: 'waiting' }, waiting);
    }
  };
}

function connectionGauge(register: Registry, { connections }: MetricsSources): Update {
  const pool = new Gauge({
    name: 'wingbook_database_connections',
    help: 'Connections to PostgreSQL; waiting are calls.',
    labelNames: ['state'],
    registers: [register],
  });
  return () => {
    for (const [state, count] of Object.entries(connections() ?? {})) pool.set({ state }, count);
  };
}

function databaseGauges(register: Registry, { database }: MetricsSources): Update {
  const up = new Gauge({
    name: 'wingbook_database_up',
    help: 'Whether the database responds: 1 or 0.',
    registers: [register],
  });
  const jobs = new Gauge({
    name: 'wingbook_jobs',
    help: 'Jobs in the database that are not done, emails included.',
    labelNames: ['kind'],
    registers: [register],
  });
  const tracks = new Gauge({ name: 'wingbook_tracks', help: 'Tracks in the database.', registers: [register] });
  return async () => {
    const counts = await database();
    up.set(counts ? 1 : 0);
    if (!counts) return;
    for (const kind of JOB_KINDS) jobs.set({ kind }, counts.jobs.find((one) => one.kind === kind)?.count ?? 0);
    tracks.set(counts.tracks);
  };
}
