import type { Pilot } from '#domain/pilot';
import { PILOT as pilotTexts } from '#texts/pilot';
import { DASH } from '#web/ui/text/dash.ts';

/** Returns the pilot's name, else the email; a dash for a demo pilot without a name. */
export function shownPilotName({ userName, email }: Pick<Pilot, 'userName' | 'email'>): string {
  return userName || email || DASH;
}

/** Returns the email shown under the name; null where it is the title already. */
export function emailOf({ userName, email }: Pick<Pilot, 'userName' | 'email'>): string | null {
  if (email === null) return pilotTexts.demoPilot;
  return userName === '' ? null : email;
}
