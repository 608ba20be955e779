import type { Coordinates } from '#domain/geo';
import type { PilotUnits } from '../quantities.tsx';
import { lazyDrawing } from './lazy-drawing.tsx';
import { MapBox } from './map-box.tsx';

const SiteMapDrawing = lazyDrawing(async () => (await import('./site-map-drawing.tsx')).SiteMapDrawing);

interface SiteMapProps {
  readonly name: string;
  readonly place: Coordinates;
  readonly units: PilotUnits;
  /** Sets the map's height. */
  readonly className?: string | undefined;
}

/** One site on a map; its class must set a height. */
export function SiteMap({ className, ...drawing }: SiteMapProps) {
  return (
    <MapBox className={className}>
      <SiteMapDrawing {...drawing} />
    </MapBox>
  );
}
