import { CREDITS } from '../en/credits.ts';
import { MAPS } from '../en/maps.ts';
import { THIRD_PARTIES } from '../en/third-parties.ts';
import { TRACKS } from '../en/tracks.ts';
import { inLanguage } from '../languages.ts';

const ENGLISH = { credits: CREDITS, maps: MAPS, thirdParties: THIRD_PARTIES, tracks: TRACKS };

/** The texts of maps and tracks alone in one language. They are loaded with what shows them. */
export type MapMessages = typeof ENGLISH;

/** Returns the texts of maps and tracks in a language, given by its tag. */
export function mapMessagesOf(language: string): MapMessages {
  return inLanguage({ en: ENGLISH }, language);
}
