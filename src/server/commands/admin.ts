import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import {
  type AdminCommand,
  type AdminContext,
  actOnPilot,
  describeAction,
  describePilot,
  findPilots,
  lastActions,
  readAdminCommand,
} from '#server/services/admin';
import { runConfigured } from '../start/command-line.ts';
import { createContext } from '../start/create-context.ts';

/** Finds pilots, locks, unlocks, signs out and deletes them, and lists these actions. Servers may be running. */
await runConfigured(async (configuration) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string', default: '' }, yes: { type: 'boolean', default: false } },
  });
  const command = readAdminCommand(positionals, values);
  const { context, close } = await createContext(configuration);
  try {
    process.stdout.write(`${(await resultOf(context, command)).join('\n')}\n`);
  } finally {
    await close();
  }
});

/** The name on this machine; a container may run under a number that has none. */
function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'without a name'}`;
  }
}

async function resultOf(context: AdminContext, command: AdminCommand): Promise<readonly string[]> {
  if (command.name === 'log') return orNone((await lastActions(context)).map(describeAction), 'Nothing was done yet.');
  if (command.name === 'find') {
    return orNone((await findPilots(context, command.text)).map(describePilot), 'No pilot was found.');
  }
  await actOnPilot(context, { ...command, operator: operatorName() });
  const [pilot] = await findPilots(context, String(command.pilotId));
  return [`Done: ${command.action} ${command.pilotId}`, ...(pilot ? [describePilot(pilot)] : [])];
}

function orNone(lines: readonly string[], none: string): readonly string[] {
  return lines.length > 0 ? lines : [none];
}
