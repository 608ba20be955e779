import { type RefObject, useMemo } from 'react';
import { baseMapSettings, mapScale } from '#web/parts/map/base-map-settings.ts';
import { useSurroundings } from '#web/parts/map/use-surroundings.ts';
import type { PilotUnits } from '#web/parts/quantities/pilot-units.ts';
import { texts } from '#web/texts.ts';
import type { Cursor } from '#web/ui/chart/cursor.ts';
import { MapView } from '#web/ui/map/map-view.tsx';
import type { TrackData } from '../track-data.ts';
import { ClimbLegend } from './climb-legend.tsx';
import { trackContent } from './track-content.ts';

interface TrackMapDrawingProps {
  readonly track: TrackData;
  readonly units: PilotUnits;
  readonly cursor?: Cursor;
  readonly stage?: RefObject<HTMLElement | null>;
}

/** The track's map itself: uses MapLibre, so it is a chunk of its own. */
export function TrackMapDrawing({ track, units, cursor, stage }: TrackMapDrawingProps) {
  const surroundings = useSurroundings(track.analysis.launch, units);
  const content = useMemo(
    () => ({ ...trackContent(track, cursor ?? null), surroundings }),
    [track, cursor, surroundings],
  );
  return (
    <MapView
      label={texts.maps.ofTrack}
      base={baseMapSettings()}
      scale={mapScale(units)}
      content={content}
      {...(stage ? { stage } : {})}
    >
      <ClimbLegend units={units} />
    </MapView>
  );
}
