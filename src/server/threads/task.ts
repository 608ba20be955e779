/** A function that runs in a thread: its input and output are cloned, but byte arrays that it returns are transferred. */
type Task<Input, Output> = (input: Input) => Output | Promise<Output>;

/** Tasks by their names. */
export type TaskTable = Readonly<Record<string, Task<never, unknown>>>;

export type TaskInput<Tasks extends TaskTable, Name extends keyof Tasks> = Parameters<Tasks[Name]>[0];

export type TaskOutput<Tasks extends TaskTable, Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>;

/** A message from the pool to a thread: a task, or that the pool closes. */
export type ThreadMessage = { readonly name: string; readonly input: unknown } | 'close';

/** A message from a thread to the pool: the outcome of a task. */
export type ThreadReply = { readonly output: unknown } | { readonly error: Error };
