import { setTimeout } from 'node:timers/promises';
import { serveTasks } from '#server/jobs/serve-tasks';
import { ODD_TASKS } from './odd-tasks.ts';

serveTasks(ODD_TASKS, () => setTimeout(1));
