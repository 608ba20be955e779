import { parentPort } from 'node:worker_threads';
import type { TaskTable, ThreadMessage, ThreadReply } from './task.ts';

/**
 * Runs the tasks that the pool sends to this thread, one after the other. `close` runs when the pool closes. An error that
 * a task throws is sent back; an uncaught one ends the thread.
 */
export function serveTasks(tasks: TaskTable, close: () => Promise<void> = () => Promise.resolve()): void {
  const port = parentPort;
  if (!port) throw new Error('Tasks are served in a thread of the pool only');
  port.on('message', async (message: ThreadMessage) => {
    if (message === 'close') {
      await close();
      port.close();
      return;
    }
    const reply = await replyTo(tasks, message);
    port.postMessage(reply, 'output' in reply ? buffersOf(reply.output) : []);
  });
}

async function replyTo(tasks: TaskTable, { name, input }: Exclude<ThreadMessage, 'close'>): Promise<ThreadReply> {
  try {
    const run = tasks[name];
    if (!run) throw new Error(`There is no task ${name}`);
    return { output: await run(input as never) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** Returns the buffers of an output's byte arrays, and lists of them, to be transferred instead of copied. */
function buffersOf(output: unknown): ArrayBuffer[] {
  if (typeof output !== 'object' || output === null) return [];
  return Object.values(output)
    .flat()
    .filter(isWholeBuffer)
    .map(({ buffer }) => buffer);
}

/** Node's small buffers share one, which must not be transferred. */
function isWholeBuffer(value: unknown): value is Uint8Array<ArrayBuffer> {
  return (
    value instanceof Uint8Array && value.buffer instanceof ArrayBuffer && value.byteLength === value.buffer.byteLength
  );
}
