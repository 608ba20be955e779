import type { Map as LibreMap } from 'maplibre-gl';
import { isContentAwaited } from './content-in-turn.ts';
import { heldPlacement } from './held-placement.ts';
import { preparation } from './preparation.ts';

/** However much is still on its way: what has come is drawn after this time. */
const LONGEST_MS = 2_000;
/** Content that has come waits so long for the tiles around it. */
const TILES_MS = 250;

/** Ends the holding of each map whose drawing is held. */
const held = new WeakMap<LibreMap, () => void>();

/** Whether the drawing of a map is held just now. */
export function isDrawingHeld(map: LibreMap): boolean {
  return held.has(map);
}

/**
 * Draws nothing on a map until all that is on its way has come, and then everything at once: each source, tile and text
 * that comes alone would have the whole map drawn again. Content is drawn before tiles that take long. A map that is moved is
 * drawn from then on.
 */
export function holdDrawing(map: LibreMap): void {
  if (held.has(map)) return;
  let tilesTimer: ReturnType<typeof setTimeout> | undefined;
  const onRender = (): void => {
    if (!hasContent(map)) return;
    map.off('render', onRender);
    tilesTimer = setTimeout(() => drawNow(() => hold(map)), TILES_MS);
  };
  const drawNow = hold(map, () => {
    clearTimeout(tilesTimer);
    map.off('render', onRender);
  });
  map.on('render', onRender);
}

/**
 * Holds the drawing of a map until all has come. Returns a function that draws what has come, once that is prepared, and ends this;
 * it calls back where there is more to come.
 */
function hold(map: LibreMap, onEnd?: () => void): (onDrawn?: () => void) => void {
  const { painter } = map;
  const draw = painter.render;
  const prepare = preparation(painter);
  let [isWanted, hasAllCome] = [false, false];
  const placement = heldPlacement(map, () => isWanted);
  let onFirstDrawn: (() => void) | undefined;
  const end = (): void => {
    clearTimeout(timer);
    map.off('idle', onIdle);
    map.off('move', end);
    map.off('resize', end); // It empties the canvas.
    painter.render = draw;
    placement.end();
    held.delete(map);
    onEnd?.();
  };
  const drawNow = (onDrawn?: () => void): void => {
    isWanted = true;
    onFirstDrawn ??= onDrawn;
    map.triggerRepaint();
  };
  const onIdle = (): void => {
    if (!map.loaded() || isContentAwaited(map)) return; // Another listener has just changed the map, or its content comes next.
    hasAllCome = true;
    drawNow();
  };
  const timer = setTimeout(() => drawNow(), LONGEST_MS);
  map.on('idle', onIdle);
  map.on('move', end); // Not `isMoving`: with reduced motion, and in a replay, a map jumps.
  map.on('resize', end);
  painter.render = (...frame) => {
    placement.hold(frame[0]);
    if (!isWanted) return;
    const drawFrame = (): void => draw.apply(painter, frame);
    // On terrain what is prepared without drawing would stay: its pictures of the ground are kept.
    if (!placement.isDone() || (!map.getTerrain() && prepare(drawFrame))) {
      map.triggerRepaint();
      return;
    }
    end();
    drawFrame();
    if (!hasAllCome) onFirstDrawn?.();
  };
  held.set(map, end);
  return drawNow;
}

/** Draws a map from its next frame on, whether its drawing is held or not. */
export function endHolding(map: LibreMap): void {
  held.get(map)?.();
}

/** Whether all content of a map has come: all but its tiles. */
function hasContent(map: LibreMap): boolean {
  if (isContentAwaited(map)) return false;
  const content = Object.values(map.style.tileManagers).filter((manager) => manager.getSource().type === 'geojson');
  return content.length > 0 && content.every((manager) => manager.loaded());
}
