import type { Screen, Size, Theme, View } from '../pictures/screen.ts';
import { SCREENS } from '../pictures/table.ts';
import { THOUSAND_TRACKS } from './thousand-tracks.ts';

/** A part of a picture of the documentation: a view, or what is cut out of it. */
export interface DocsPart {
  readonly view: View;
  /** In CSS pixels, from the top left of the view. Default: all of it. */
  readonly cut?: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

/** A picture of the documentation, of parts side by side. */
export interface DocsPicture {
  /** Of its file, without `.webp`. */
  readonly name: string;
  readonly parts: readonly DocsPart[];
}

interface ViewChoice {
  readonly size?: Size;
  readonly theme?: Theme;
  /** Whether the page as a whole is taken, not only its window. */
  readonly isWhole?: boolean;
}

/** All pictures of the documentation. */
export const DOCS_PICTURES: readonly DocsPicture[] = [
  {
    name: 'flight',
    parts: [{ view: viewOf('flight', { isWhole: true }), cut: { left: 0, top: 0, width: 1280, height: 1180 } }],
  },
  { name: 'built-in-map', parts: [{ view: viewOf('flight-built-in-map', { size: '1440', theme: 'dark' }) }] },
  { name: 'wide', parts: [{ view: viewOf('flight', { size: '1920' }) }] },
  { name: 'full-screen', parts: [{ view: viewOf('full-screen', { theme: 'dark' }) }] },
  { name: 'replay', parts: [{ view: viewOf('replay'), cut: { left: 80, top: 360, width: 1120, height: 375 } }] },
  { name: 'layers', parts: [{ view: viewOf('layers-open'), cut: { left: 80, top: 355, width: 1120, height: 380 } }] },
  {
    name: 'thermals',
    parts: [{ view: viewOf('row-of-thermal'), cut: { left: 80, top: 0, width: 1120, height: 800 } }],
  },
  {
    name: 'phone',
    parts: [
      { view: viewOf('flight', { size: '390' }) },
      { view: viewOf('flight-built-in-map', { size: '390' }) },
      { view: viewOf('row-of-thermal', { size: '390', theme: 'dark' }) },
      { view: viewOf('airspace', { size: '390', theme: 'dark' }) },
    ],
  },
  {
    name: 'several-flights',
    parts: [{ view: viewOf('form-of-several-flights'), cut: { left: 296, top: 50, width: 688, height: 750 } }],
  },
  { name: 'import', parts: [{ view: viewIn(THOUSAND_TRACKS, {}) }] },
];

function viewOf(name: string, choice: ViewChoice = {}): View {
  const screen = SCREENS.find((one) => one.name === name);
  if (!screen) throw new Error(`No screen is called ${name}`);
  return viewIn(screen, choice);
}

function viewIn(screen: Screen, { size = '1280', theme = 'light', isWhole = false }: ViewChoice): View {
  const [owner = 'demo'] = screen.owners;
  return { screen: { ...screen, isWindow: !isWhole }, owner, size, themes: [theme] };
}
