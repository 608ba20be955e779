import { type ClientRequest, runClient } from './run-client.ts';

// The pilots of `busy-pilots-bench.ts`, in a process of its own: what they cost is not the server's.
process.once('message', async (request: ClientRequest) => {
  process.send?.(await runClient(request));
});
process.on('disconnect', () => process.exit());
