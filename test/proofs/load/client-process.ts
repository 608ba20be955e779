import { type ClientRequest, runClient } from './run-client.ts';

// The pilots of `load.ts`, in a process of its own: what they cost is not the server's.
process.once('message', async (request: ClientRequest) => {
  const report = await runClient(request, () => process.send?.('warm'));
  process.send?.(report);
});
process.on('disconnect', () => process.exit());
