import { serveTasks } from './serve-tasks.ts';
import { TASKS } from './tasks.ts';
import { closeThreadDatabase } from './thread-database.ts';

// The thread of the server's pool.
serveTasks(TASKS, closeThreadDatabase);
