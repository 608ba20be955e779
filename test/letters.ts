import { emailKey } from '#domain/account';
import type { House } from '#server/house';
import type { Letter } from '#server/mail/letter';
import { deliverLetters } from '#server/services/account/letters';

/** Sends all letters that are due to nobody but the test, and answers them. */
export async function sentLetters(house: House): Promise<readonly Letter[]> {
  const letters: Letter[] = [];
  await deliverLetters(house, async (letter) => {
    letters.push(letter);
  });
  return letters;
}

/** What the link of a letter carries. */
export interface LinkParts {
  readonly page: string;
  readonly pilotId: number;
  readonly authToken: string;
}

/** The parts of the link in the one letter that is due to an address. */
export async function linkSentTo(house: House, email: string): Promise<LinkParts> {
  const letters = (await sentLetters(house)).filter(({ to }) => emailKey(to) === emailKey(email));
  const [, page = '', pilotId, authToken = ''] = new URL(letters.at(-1)?.link ?? 'none:').pathname.split('/');
  return { page, pilotId: Number(pilotId), authToken };
}
