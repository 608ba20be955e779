import type { Map as LibreMap } from 'maplibre-gl';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { WireAirspace } from '#domain/airspace/wire-airspace';
import type { Thermal } from '#domain/phases/flight-phases';
import type { FlightScore } from '#domain/score/flight-score';
import { altitudeIn, distanceIn, metres, velocityIn } from '#domain/units';
import { FLIGHT_PAGE as flightPageTexts } from '#texts/flight-page';
import { MAP_TEXTS as mapTexts } from '#texts/maps';
import { baseMapSettings, mapScale } from '#web/parts/map/base-map-settings.ts';
import { useSurroundings } from '#web/parts/map/use-surroundings.ts';
import type { PilotUnits } from '#web/parts/quantities.tsx';
import type { TrackData } from '#web/parts/track/track-data.ts';
import { texts } from '#web/texts.ts';
import type { Cursor } from '#web/ui/chart/cursor.ts';
import type { Highlight } from '#web/ui/chart/highlight.ts';
import { classes } from '#web/ui/classes.ts';
import { type MapContent, MapView } from '#web/ui/map/map-view.tsx';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { Replay } from '../replay/replay.tsx';
import type { ReplayWords } from '../replay/replay-controls.tsx';
import { LayerControl } from './layer-control.tsx';
import type { Colouring, ColourScale } from './track-colours.ts';
import { trackDrawing } from './track-drawing.ts';
import styles from './track-map.module.css';
import { NO_THERMALS, useLayers } from './use-layers.ts';

/** The content of a track's map. */
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
  /** The airspaces around it; null when the operator has no data of them. Keep the identity stable. */
  readonly airspaces?: readonly WireAirspace[] | null;
  /** The element that the full-screen button enlarges; the map alone where it is absent. */
  readonly stage?: RefObject<HTMLElement | null>;
  /** The texts of the flight in 3D; null when that is not offered. */
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

interface ColourLegendProps {
  readonly colouring: Colouring;
  readonly scale: ColourScale;
  readonly units: PilotUnits;
}

/** The legend of a track's colours, from the lowest to the highest value, in the pilot's unit. */
function ColourLegend({ colouring, scale, units }: ColourLegendProps) {
  const { lowest, highest, unit } = ENDS[colouring](scale, units);
  return (
    <div className={styles.legend}>
      {lowest} <span className={classes(styles.scale, colouring !== 'climb' && styles.ramp)} /> {highest} {unit}
    </div>
  );
}

interface Ends {
  readonly lowest: string;
  readonly highest: string;
  readonly unit: string;
}

const SECONDS_AN_HOUR = 3_600;

const ENDS: Readonly<Record<Colouring, (scale: ColourScale, units: PilotUnits) => Ends>> = {
  climb: ({ lowest, highest }, { altitudeUnit }) => {
    // Whole m/s, or hundreds of ft/min: a colour shows no more.
    const step = altitudeUnit === 'feet' ? 100 : 1;
    const rounded = (climb: number) => formatWhole(Math.abs(Math.round(velocityIn(climb, altitudeUnit) / step) * step));
    return { lowest: `−${rounded(lowest)}`, highest: `+${rounded(highest)}`, unit: texts.units.climb[altitudeUnit] };
  },
  height: ({ lowest, highest }, { altitudeUnit }) => {
    const inUnit = (height: number) => formatWhole(altitudeIn(metres(height), altitudeUnit));
    return { lowest: inUnit(lowest), highest: inUnit(highest), unit: texts.units.altitude[altitudeUnit] };
  },
  speed: ({ lowest, highest }, { distanceUnit }) => {
    const inUnit = (speed: number) => formatWhole(distanceIn(metres(speed * SECONDS_AN_HOUR), distanceUnit));
    return { lowest: inUnit(lowest), highest: inUnit(highest), unit: flightPageTexts.findings.speed[distanceUnit] };
  },
};
