/** Asks a worker of its own one question, and ends it. Rejects when it fails. */
export async function askWorker<Response>(worker: Worker, request: unknown): Promise<Response> {
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Response>) => resolve(data));
      worker.addEventListener('error', ({ error }) => reject(new Error('A worker stopped.', { cause: error })));
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}
