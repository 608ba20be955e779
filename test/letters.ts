import { emailKey } from '#domain/account';
import type { House } from '#server/house';
import type { Letter } from '#server/mail/letter';
import { deliverLetters } from '#server/services/account/letters';

/** Takes all emails that are due from the queue and returns them, without sending any. */
export async function sentLetters(house: House): Promise<readonly Letter[]> {
  const letters: Letter[] = [];
  await deliverLetters(house, async (letter) => {
    letters.push(letter);
  });
  return letters;
}

/** The parts of the link in an email. */
export interface LinkParts {
  readonly page: string;
  readonly pilotId: number;
  readonly authToken: string;
}

/** Returns the parts of the link in the newest email that is due to an address. */
export async function linkSentTo(house: House, email: string): Promise<LinkParts> {
  const letters = (await sentLetters(house)).filter(({ to }) => emailKey(to) === emailKey(email));
  const [, page = '', pilotId, authToken = ''] = new URL(letters.at(-1)?.link ?? 'none:').pathname.split('/');
  return { page, pilotId: Number(pilotId), authToken };
}
