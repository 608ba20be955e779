import { setTimeout } from 'node:timers/promises';
import { serveTasks } from '#server/threads/serve-tasks';
import { MISBEHAVING_TASKS } from './misbehaving-tasks.ts';

serveTasks(MISBEHAVING_TASKS, () => setTimeout(1));
