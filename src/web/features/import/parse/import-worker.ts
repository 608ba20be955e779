import { type ImportRequest, importTasks } from './import-tasks.ts';

// Reads the files of an import in a worker, so that the page stays responsive.
const handle = importTasks((response, transfer = []) => postMessage(response, { transfer: [...transfer] }));
addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => {
  void handle(data);
});
