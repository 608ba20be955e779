import type { Map as LibreMap } from 'maplibre-gl';

type Style = LibreMap['style'];

/** The placement of texts while the drawing of a map is held. */
interface HeldPlacement {
  /** Holds that of a style, if it is not held yet. */
  readonly hold: (style: Style) => void;
  /** Whether all texts are placed. */
  readonly isDone: () => boolean;
  /** Leaves the placement to MapLibre again. */
  readonly end: () => void;
}

/** With a time in which texts fade in, MapLibre places them for 2 ms a frame; without one all of them in one frame. */
const FADE_MS = 1;

/**
 * Has the texts of a map placed when that is wanted, a few in each frame, and then only after new data: all of them, as what is drawn
 * without having been placed stays without texts. Where texts do not fade in, as on our maps, MapLibre places all of them anew in each
 * frame, whether it is drawn or not.
 */
export function heldPlacement(map: LibreMap, isWanted: () => boolean): HeldPlacement {
  const held = new Set<Style>();
  let [isDone, hasNewData] = [false, false];
  const onData = (): void => {
    hasNewData = isWanted();
  };
  map.on('data', onData);
  return {
    hold: (style) => {
      if (held.has(style)) return;
      held.add(style);
      const place = style._updatePlacement;
      style._updatePlacement = (...frame) => {
        if (!isWanted() || (isDone && !hasNewData)) return false;
        if (isDone) {
          hasNewData = false;
          return place.apply(style, frame);
        }
        const [transform, showBoxes, , crossSources] = frame;
        const isOn = place.call(style, transform, showBoxes, FADE_MS, crossSources);
        isDone = style.pauseablePlacement.isDone();
        return isOn;
      };
    },
    isDone: () => isDone,
    end: () => {
      map.off('data', onData);
      for (const style of held) Reflect.deleteProperty(style, '_updatePlacement');
    },
  };
}
