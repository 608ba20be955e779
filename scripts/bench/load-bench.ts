import { newVisitor, type Visitor } from '#test/servers/visitor';
import { type BenchRow, timed } from './row.ts';
import { createBenchContext, type LogbookSize, makeLogbook, PASSWORD } from './setup/logbooks.ts';
import { newDataFolder, type ServerProcess, startServerProcess } from './setup/server-process.ts';

const SMALL: LogbookSize = { flights: 1_000, tracks: 100 };
const LARGE: LogbookSize = { flights: 10_000, tracks: 1_000 };
const MOST_BYTES = 200_000;
const MOST_MS = 40;
const MOST_MEMORY = 200_000_000;

interface Load {
  readonly plainBytes: number;
  readonly sentBytes: number;
  readonly milliseconds: number;
}

/** `GET /api/data` for pilots with 1,000 and 10,000 flights: bytes, time and memory. */
export async function loadBench(): Promise<readonly BenchRow[]> {
  const dataFolder = await newDataFolder();
  const { context, close } = await createBenchContext(dataFolder);
  await makeLogbook(context, 'small@example.org', SMALL);
  await makeLogbook(context, 'large@example.org', LARGE);
  await close();
  const server = await startServerProcess(dataFolder);
  try {
    const small = await measure(server, 'small@example.org');
    const large = await measure(server, 'large@example.org');
    return rowsOf(small, large, await server.peakMemory());
  } finally {
    await server.close();
  }
}

/** Logs a benchmark's pilot in. */
export async function logIn(url: string, email: string): Promise<Visitor> {
  const visitor = newVisitor(url);
  await visitor.ask('/api/data');
  const { body } = await visitor.post<{ pilot: { id: number } }>('/api/login', { email, password: PASSWORD });
  visitor.pilotId = body.pilot.id;
  return visitor;
}

async function measure({ url }: ServerProcess, email: string): Promise<Load> {
  const visitor = await logIn(url, email);
  const query = new URLSearchParams({ pilotId: String(visitor.pilotId), csrf: visitor.cookies.get('csrf') ?? '' });
  const load = (encoding: string) => visitor.ask(`/api/data?${query}`, { headers: { 'accept-encoding': encoding } });
  const plain = new Uint8Array(await (await load('identity')).arrayBuffer());
  const { length: sentBytes } = await rawBytes(`${url}/api/data?${query}`, visitor);
  const milliseconds = await timed(async () => (await load('br, gzip')).arrayBuffer());
  return { plainBytes: plain.length, sentBytes, milliseconds };
}

/** Returns the bytes as sent; `fetch` would decompress them. */
async function rawBytes(address: string, visitor: Visitor): Promise<Uint8Array> {
  const { get } = await import('node:http');
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return new Promise((resolve, reject) => {
    get(address, { headers: { cookie, 'accept-encoding': 'br, gzip' } }, async (response) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve(Buffer.concat(chunks));
    }).on('error', reject);
  });
}

function rowsOf(small: Load, large: Load, memory: number): readonly BenchRow[] {
  return [
    {
      name: 'load of 1,000 flights (100 tracks), sent against plain bytes',
      measured: kilobytes(small.sentBytes),
      against: kilobytes(small.plainBytes),
      ratio: small.sentBytes / small.plainBytes,
      aim: 'no aim',
      met: true,
    },
    {
      name: 'load of 10,000 flights (1,000 tracks), sent against plain bytes',
      measured: kilobytes(large.sentBytes),
      against: kilobytes(large.plainBytes),
      ratio: large.sentBytes / large.plainBytes,
      aim: '≤ 200 KB sent: needs brotli, which Hono’s compression lacks, and remarks and times as the last fields',
      met: large.sentBytes <= MOST_BYTES,
    },
    {
      name: 'load of 10,000 flights against 1,000, time',
      measured: `${large.milliseconds.toFixed(1)} ms`,
      against: `${small.milliseconds.toFixed(1)} ms`,
      ratio: large.milliseconds / small.milliseconds,
      aim: `≤ ${MOST_MS} ms`,
      met: large.milliseconds <= MOST_MS,
    },
    {
      name: 'memory of the server after these loads, at its peak',
      measured: `${(memory / 1e6).toFixed(0)} MB`,
      against: `${MOST_MEMORY / 1e6} MB`,
      ratio: memory / MOST_MEMORY,
      aim: '≤ 200 MB',
      met: memory <= MOST_MEMORY,
    },
  ];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(0)} KB`;
}
