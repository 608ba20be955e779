import type { Map as LibreMap } from 'maplibre-gl';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { WireAirspace } from '#domain/airspace/wire-airspace';
import type { Thermal } from '#domain/phases/flight-phases';
import type { FlightScore } from '#domain/score/flight-score';
import { mapTexts } from '#web/map-texts.ts';
import { baseMapSettings, mapScale } from '#web/parts/map/base-map-settings.ts';
import { useSurroundings } from '#web/parts/map/use-surroundings.ts';
import type { PilotUnits } from '#web/parts/quantities/pilot-units.ts';
import type { Cursor } from '#web/ui/chart/cursor.ts';
import type { Highlight } from '#web/ui/chart/highlight.ts';
import { type MapContent, MapView } from '#web/ui/map/map-view.tsx';
import { Replay } from '../replay/replay.tsx';
import type { ReplayWords } from '../replay/replay-props.ts';
import type { TrackData } from '../track-data.ts';
import { ColourLegend } from './colour-legend.tsx';
import { LayerControl } from './layers/layer-control.tsx';
import { NO_THERMALS, useLayers } from './layers/use-layers.ts';
import { trackDrawing } from './track-drawing.ts';
import styles from './track-map.module.css';

/** What a track's map draws. */
export interface TrackMapDrawingProps {
  readonly track: TrackData;
  readonly units: PilotUnits;
  /** The flight, whose site's other flights can be shown; without it there is no choice of layers. */
  readonly flightId?: number;
  /** A mark follows it, and a pointer near the line moves it. */
  readonly cursor?: Cursor;
  /** The stretch that stands out. */
  readonly highlight?: Highlight;
  /** Keep the identity stable. */
  readonly thermals?: readonly Thermal[];
  /** The score whose route is shown; null for none. */
  readonly score?: FlightScore | null;
  /** The airspaces around it; null where the operator has no data of them. Keep the identity stable. */
  readonly airspaces?: readonly WireAirspace[] | null;
  /** The element that the full-screen button enlarges; the map alone where it is absent. */
  readonly stage?: RefObject<HTMLElement | null>;
  /** The texts of the flight in 3D; null where that is not offered. */
  readonly replay?: ReplayWords | null;
  /** Called once all of the map is drawn. Keep the identity stable. */
  readonly onDrawn?: () => void;
}

/** The track's map itself: uses MapLibre, so it is a chunk of its own. */
export function TrackMapDrawing(props: TrackMapDrawingProps) {
  const { track, units, flightId = null, cursor = null, highlight = null, stage } = props;
  const { thermals = NO_THERMALS, score = null, airspaces = null, onDrawn } = props;
  const [map, setMap] = useState<LibreMap | null>(null);
  const [pointedAt, setPointedAt] = useState('');
  const surroundings = useSurroundings(track.analysis.launch, units);
  const drawing = useMemo(
    () => trackDrawing(track, { units, cursor, highlight, onAirspaces: setPointedAt }),
    [track, units, cursor, highlight],
  );
  const content = useMemo(() => reporting({ ...drawing.content, surroundings }, setMap), [drawing, surroundings]);
  const { shown, scale, control } = useLayers({ track, flightId, thermals, score, airspaces });
  useEffect(() => {
    if (!map || !onDrawn) return;
    map.once('idle', onDrawn);
    return () => void map.off('idle', onDrawn);
  }, [map, onDrawn]);
  useEffect(() => {
    drawing.show(shown);
  }, [drawing, shown]);
  return (
    <MapView
      label={mapTexts.maps.ofTrack}
      base={baseMapSettings()}
      scale={mapScale(units)}
      content={content}
      {...(stage ? { stage } : {})}
    >
      <div className={styles.over}>
        {flightId !== null && <LayerControl {...control} />}
        <ColourLegend colouring={shown.colouring} scale={scale} units={units} />
      </div>
      {pointedAt !== '' && <p className={styles.airspaces}>{pointedAt}</p>}
      <Replay map={map} track={track} cursor={cursor} words={props.replay} />
    </MapView>
  );
}

/** Returns content that reports the map on which it is, and null when that is closed. */
function reporting(content: MapContent, report: (map: LibreMap | null) => void): MapContent {
  return {
    ...content,
    mark: (map) => {
      report(map);
      const unmark = content.mark(map);
      return () => {
        report(null);
        unmark();
      };
    },
  };
}
