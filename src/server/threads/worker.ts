import { serveTasks } from './serve-tasks.ts';
import { TASKS } from './tasks.ts';
import { closeThreadDatabase } from './thread-database.ts';

// The entry point of the server's threads.
serveTasks(TASKS, closeThreadDatabase);
