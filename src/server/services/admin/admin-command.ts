import type { AdminAction } from '#server/db/schema';

/** What an operator asks for on the command line. */
export type AdminCommand =
  | { readonly name: 'find'; readonly text: string }
  | { readonly name: 'log' }
  | { readonly name: 'act'; readonly action: AdminAction; readonly pilotId: number; readonly reason: string };

const USAGE = `npm run admin -- COMMAND
  find TEXT                 the pilot with this id, or those with these characters in email or name
  lock ID [--reason TEXT]   ends all sessions, and lets nobody log in
  unlock ID
  sign-out ID               ends all sessions
  delete ID --yes           deletes the account and everything in it, for good
  log                       what was done by these commands`;

const ACTIONS: readonly AdminAction[] = ['lock', 'unlock', 'sign-out', 'delete'];

/** Reads a command from its words and options. Throws an error with the usage when there is no such command. */
export function readAdminCommand(
  words: readonly string[],
  { reason, yes }: { readonly reason: string; readonly yes: boolean },
): AdminCommand {
  const [name, subject, ...more] = words;
  if (name === 'log' && subject === undefined) return { name };
  if (subject === undefined || more.length > 0) throw new Error(USAGE);
  if (name === 'find') return { name, text: subject };
  const action = ACTIONS.find((known) => known === name);
  if (action === undefined || !/^\d{1,15}$/.test(subject)) throw new Error(USAGE);
  if (action === 'delete' && !yes) {
    throw new Error(`Pilot ${subject} and everything in the logbook would be gone for good: add --yes.`);
  }
  return { name: 'act', action, pilotId: Number(subject), reason };
}
