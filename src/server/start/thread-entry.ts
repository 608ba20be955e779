import { TASKS } from '#server/services/tasks';
import { serveTasks } from '#server/threads/serve-tasks';
import { closeThreadDatabase } from '#server/threads/thread-database';

// The entry point of the server's threads.
serveTasks(TASKS, closeThreadDatabase);
