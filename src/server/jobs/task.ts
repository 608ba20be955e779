/** What a thread computes: takes and returns what can be copied between threads; byte arrays that it returns are handed over. */
export type Task<Input, Output> = (input: Input) => Output | Promise<Output>;

/** Tasks by their names. */
export type TaskTable = Readonly<Record<string, Task<never, unknown>>>;

/** What a task takes. */
export type InputOf<Tasks extends TaskTable, Name extends keyof Tasks> = Parameters<Tasks[Name]>[0];

/** What a task returns. */
export type OutputOf<Tasks extends TaskTable, Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>;

/** What the pool sends to a thread: a task, or that there are no more. */
export type ThreadMessage = { readonly name: string; readonly input: unknown } | 'close';

/** What a thread sends back for a task. */
export type ThreadReply = { readonly output: unknown } | { readonly error: Error };
