import type { Map as LibreMap } from 'maplibre-gl';
import type { TrackData } from '#web/parts/track/track-data.ts';
import type { Cursor } from '#web/ui/chart/cursor.ts';
import { courseAt, followingView, poseAt, type View } from './motion.ts';
import { createPlayer, type Player } from './player.ts';
import type { ReplayMoment } from './replay-layer.ts';
import { endBy, openScene } from './scene.ts';

/** A flight flown again on its map. */
export interface OpenedReplay {
  readonly player: Player;
  /** Lets the camera follow the glider, or stand. */
  readonly follow: (isFollowing: boolean) => void;
}

/** What a replay needs. */
export interface ReplayOptions {
  readonly map: LibreMap;
  readonly track: TrackData;
  /** Shared with charts and readout. */
  readonly cursor: Cursor;
  readonly terrainUrl: string | null;
  /** Nothing starts by itself, and the camera stands. */
  readonly isStill: boolean;
  /** Called when a gesture ends the following. */
  readonly onStand: () => void;
}

const PITCH = { following: 60, standing: 50 } as const;
const FOLLOWING_ZOOM = 13.2;
/** Larger than that of the view from above: the far side is smaller. */
const STANDING_ZOOM_LESS = 0.4;

/** Opens the replay. The signal ends it and restores the map; resolves to null when that came first. */
export async function openReplay(options: ReplayOptions, signal: AbortSignal): Promise<OpenedReplay | null> {
  const { map, track, cursor, isStill } = options;
  const momentAt = (seconds: number): ReplayMoment => ({ seconds, pose: poseAt(track, seconds) });
  let moment = momentAt(track.seconds[cursor.index()] ?? 0);
  const baseM = await openScene({ ...options, moment: () => moment }, signal);
  if (baseM === null) return null;
  const camera = openCamera({ ...options, baseM, moment: () => moment }, signal);
  const player = createPlayer(track, cursor, (seconds, elapsedS) => {
    moment = momentAt(seconds);
    camera.look(elapsedS);
    map.triggerRepaint();
  });
  signal.addEventListener('abort', player.close, { once: true });
  if (!isStill) {
    cursor.move(0);
    player.toggle();
  }
  camera.follow(!isStill);
  return { player, follow: camera.follow };
}

interface CameraOptions extends ReplayOptions {
  /** The altitude of the map's zero in metres. */
  readonly baseM: number;
  readonly moment: () => ReplayMoment;
}

interface Camera {
  readonly follow: (isFollowing: boolean) => void;
  /** Follows the glider, some seconds of the page's time after the view before. */
  readonly look: (elapsedS: number) => void;
}

/** The camera behind the glider. Zooming and tilting change its view; moving and turning the map end the following. */
function openCamera({ map, track, isStill, onStand, baseM, moment }: CameraOptions, signal: AbortSignal): Camera {
  let isFollowing = !isStill;
  let isTouched = false;
  let view: View = { center: [0, 0], elevation: 0, bearing: 0, pitch: PITCH.following, zoom: FOLLOWING_ZOOM };
  if (isStill) map.jumpTo({ pitch: PITCH.standing, zoom: map.getZoom() - STANDING_ZOOM_LESS });

  const onStart = ({ originalEvent }: { readonly originalEvent?: unknown }): void => {
    isTouched ||= originalEvent !== undefined;
  };
  const onEnd = (): void => {
    if (isTouched) view = { ...view, zoom: map.getZoom(), pitch: map.getPitch() };
    isTouched = false;
  };
  const onTurn = ({ originalEvent }: { readonly originalEvent?: unknown }): void => {
    if (originalEvent === undefined || !isFollowing) return;
    isFollowing = false;
    onStand();
  };
  endBy(signal, [
    map.on('movestart', onStart),
    map.on('moveend', onEnd),
    map.on('dragstart', onTurn),
    map.on('rotatestart', onTurn),
  ]);
  const look = (elapsedS: number): void => {
    if (!isFollowing || isTouched) return;
    const { seconds, pose } = moment();
    view = followingView(view, { place: pose, baseM, course: courseAt(track, seconds), elapsedS });
    map.jumpTo(view);
  };
  return {
    look,
    follow: (follows) => {
      isFollowing = follows;
      look(Number.POSITIVE_INFINITY);
    },
  };
}
