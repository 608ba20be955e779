import { parentPort } from 'node:worker_threads';
import type { TaskTable, ThreadMessage, ThreadReply } from './task.ts';

/**
 * Answers the messages of the pool in this thread, one after the other, by a table of tasks. `close` runs when the pool
 * has no more of them. What a task throws is sent back; what it fails to catch ends the thread.
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

/** The buffers of byte arrays right within an output, or in lists right within it: they are handed over, not copied. */
function buffersOf(output: unknown): ArrayBuffer[] {
  if (typeof output !== 'object' || output === null) return [];
  return Object.values(output)
    .flat()
    .filter(isWholeBuffer)
    .map(({ buffer }) => buffer);
}

/** Small buffers of Node share one: that must stay where it is. */
function isWholeBuffer(value: unknown): value is Uint8Array<ArrayBuffer> {
  return (
    value instanceof Uint8Array && value.buffer instanceof ArrayBuffer && value.byteLength === value.buffer.byteLength
  );
}
