import type { Thumbnail } from './contact-sheet.ts';
import { nameOf, type Theme, type View } from './screen.ts';

/** A picture of a view in a theme. */
export interface Taken {
  readonly view: View;
  readonly theme: Theme;
  readonly png: Buffer;
}

/** What is on a contact sheet. */
export interface Sheet {
  readonly name: string;
  readonly thumbnails: readonly Thumbnail[];
}

/** More small pictures no eye can judge. */
const MOST_PICTURES = 20;

/** Returns the contact sheets of a screen: one, or one for each theme when there are many pictures. */
export function sheetsOf(name: string, taken: readonly Taken[]): readonly Sheet[] {
  if (taken.length <= MOST_PICTURES) return [{ name: `sheet-${name}`, thumbnails: taken.map(thumbnailOf) }];
  return (['light', 'dark'] as const).map((theme) => ({
    name: `sheet-${name}-${theme}`,
    thumbnails: taken.filter((each) => each.theme === theme).map(thumbnailOf),
  }));
}

function thumbnailOf({ view, theme, png }: Taken): Thumbnail {
  return { caption: nameOf(view, theme), row: `${view.owner}-${theme}`, size: view.size, png };
}
