/**
 * Returns a function that runs tasks one after the other. While one runs only the latest of the others waits, and the rest
 * are dropped: for what is begun at each step of a slider. It resolves once nothing waits; a task must not reject.
 */
export function oneAtATime(): (task: () => Promise<void>) => Promise<void> {
  let waiting: (() => Promise<void>) | null = null;
  let running: Promise<void> | null = null;
  const runAll = async (): Promise<void> => {
    for (let task = waiting; task; task = waiting) {
      waiting = null;
      await task();
    }
    running = null;
  };
  return (task) => {
    waiting = task;
    running ??= runAll();
    return running;
  };
}
