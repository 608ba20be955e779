import type { ServerInbox } from '#contract/import/inbox';
import { queueArrivedFiles, takeInFiles } from '#server/services/inbox/take-in';
import type { TestServer } from './server.ts';
import type { Visitor } from './visitor.ts';

/** A device of a pilot. */
export interface Device {
  readonly secret: string;
  /** Sends a file as the body of a call, and returns the status. */
  readonly send: (name: string, bytes: Uint8Array) => Promise<number>;
  readonly ask: (path: string, request: RequestInit) => Promise<Response>;
}

/** Returns a device with a token of its own. */
export async function newDevice(url: string, pilot: Visitor, fields = {}): Promise<Device> {
  const token = { name: 'A device', scope: 'tracks:add', days: null, ...fields };
  const { status, body } = await pilot.post<{ readonly secret: string }>('/api/tokens', token);
  if (status !== 200) throw new Error(`Creating a token failed with status ${status}`);
  const { secret } = body;
  const ask = (path: string, request: RequestInit): Promise<Response> => {
    const headers = new Headers(request.headers);
    if (!headers.has('authorization')) headers.set('authorization', `Bearer ${secret}`);
    return fetch(url + path, { ...request, headers });
  };
  const send = async (name: string, bytes: Uint8Array): Promise<number> => {
    const path = `/api/inbox?${new URLSearchParams({ name })}`;
    const response = await ask(path, { method: 'POST', body: new Blob([Uint8Array.from(bytes)]) });
    await response.arrayBuffer();
    return response.status;
  };
  return { secret, send, ask };
}

/** Reads what has arrived, as the worker of a server does. */
export async function takeIn({ context }: TestServer): Promise<void> {
  await queueArrivedFiles(context);
  await takeInFiles(context, new AbortController().signal);
}

export async function inboxOf(pilot: Visitor): Promise<ServerInbox> {
  return (await pilot.get<ServerInbox>('/api/inbox')).body;
}
