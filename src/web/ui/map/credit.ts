import { AttributionControl, type AttributionControlOptions, type Map as LibreMap } from 'maplibre-gl';
import { inTurn } from '../page/in-turn.ts';

/** Adds the credit of a map in a task of its own, as it lays out the map's controls. Returns a function that removes it. */
export function addCredit(map: LibreMap, options: AttributionControlOptions): () => void {
  const credit = new AttributionControl(options);
  let remove = (): void => undefined;
  const drop = inTurn(() => {
    map.addControl(credit, 'bottom-right');
    remove = () => void map.removeControl(credit);
  });
  return () => {
    drop();
    remove();
  };
}
