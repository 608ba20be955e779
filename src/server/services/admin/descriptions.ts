import { printable } from '#server/encoding/printable';
import type { DoneAction, ListedPilot } from '#server/repositories/admin';

/** Returns a line about a pilot. */
export function describePilot(pilot: ListedPilot): string {
  const { id, email, userName, createdAt, isActivated, lockedAtS, flights, sessions, lastUsedAtS } = pilot;
  const parts = [
    String(id),
    email === null ? 'demo' : `${email}${isActivated ? '' : ' (not verified)'}`,
    ...(userName === '' ? [] : [userName]),
    `since ${createdAt.slice(0, 10)}`,
    `${flights} flights`,
    `${sessions} sessions${lastUsedAtS === null ? '' : `, last used ${timeOf(lastUsedAtS)}`}`,
    ...(lockedAtS === null ? [] : [`LOCKED ${timeOf(lockedAtS)}`]),
  ];
  return printable(parts.join(' · '));
}

/** Returns a line about what an operator did. */
export function describeAction({ doneAt, operator, action, pilotId, reason }: DoneAction): string {
  return printable([doneAt, operator, `${action} ${pilotId}`, ...(reason === '' ? [] : [reason])].join(' · '));
}

function timeOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ');
}
