import type { PlaceTrouble } from '#contract/place-words';

/** A service of somebody else's: where it is, and how we introduce ourselves. */
export interface ThirdParty {
  /** With what belongs to every request, a key in its query, say. Null when it is switched off. */
  readonly url: URL | null;
  readonly userAgent: string;
}

/** Why there is no answer. */
export interface Failure {
  readonly trouble: PlaceTrouble;
  /** The status of an answer that was no success. */
  readonly status?: number;
  /** The beginning of an answer that cannot be read. */
  readonly response?: string;
  readonly cause?: unknown;
}

/** What asking comes to. */
export type Asked<Answer> =
  | { readonly state: 'answered'; readonly answer: Answer }
  | { readonly state: 'failed'; readonly failure: Failure };

/** One question: the path below the service's address, and what goes into the query. */
export interface Question {
  readonly path: string;
  readonly query: Readonly<Record<string, string | number>>;
}

/** Answers are some kilobytes; a hundred sites with all their descriptions are some hundred. */
const MAX_BYTES = 1_048_576;
const EXCERPT = 200;

/**
 * Asks a third party for JSON and hands it to `read`, which answers null for what it does not understand. Whatever goes
 * wrong is told as a failure: nothing is thrown. The signal ends it, wherever it is.
 */
export async function ask<Answer>(
  thirdParty: ThirdParty,
  question: Question,
  how: { readonly signal: AbortSignal; readonly read: (json: unknown) => Answer | null },
): Promise<Asked<Answer>> {
  if (!thirdParty.url) return failed({ trouble: 'off' });
  try {
    const response = await fetch(addressOf(thirdParty.url, question), {
      // A redirection could lead into our own network.
      redirect: 'manual',
      headers: { 'user-agent': thirdParty.userAgent, accept: 'application/json' },
      signal: how.signal,
    });
    if (!response.ok) return await turnedDown(response);
    const text = await readText(response);
    return text === null ? failed({ trouble: 'tooLarge' }) : understand(text, how.read);
  } catch (cause) {
    return failed({ trouble: how.signal.aborted ? 'slow' : 'unreachable', cause });
  }
}

/** A failure as what asking came to. */
export function failed(failure: Failure): { readonly state: 'failed'; readonly failure: Failure } {
  return { state: 'failed', failure };
}

function addressOf(base: URL, { path, query }: Question): URL {
  const address = new URL(base);
  if (path !== '') address.pathname = `${base.pathname.replace(/\/$/, '')}/${path}`;
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  return address;
}

async function turnedDown(response: Response): Promise<Asked<never>> {
  await response.body?.cancel();
  return failed({ trouble: 'refused', status: response.status });
}

/** Counts as it reads: an answer may be longer than it says, or never end. Null for one that is too long. */
async function readText(response: Response): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > MAX_BYTES) return null; // Leaving the loop ends the answer.
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts, length));
}

function understand<Answer>(text: string, read: (json: unknown) => Answer | null): Asked<Answer> {
  const answer = read(parseJson(text));
  return answer === null ? failed({ trouble: 'unexpected', response: excerptOf(text) }) : { state: 'answered', answer };
}

/** The value of a JSON text; undefined, which JSON has not, for any other text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function excerptOf(text: string): string {
  const line = text
    .slice(0, 2 * EXCERPT)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return [...line].slice(0, EXCERPT).join('');
}
