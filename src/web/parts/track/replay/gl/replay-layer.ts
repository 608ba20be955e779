import type { CustomLayerInterface, CustomRenderMethodInput, Map as LibreMap } from 'maplibre-gl';
import { tokenColour } from '#web/ui/theme/theme.ts';
import { tokensOf } from '../../map/colour-scale.ts';
import type { TrackData } from '../../track-data.ts';
import type { Pose } from '../motion.ts';
import { CORNER_FLOATS, GLIDER_MESH, gliderMatrix } from './glider.ts';
import { frameMatrix, placeInFrame } from './local-frame.ts';
import { type GlProgram, glProgram, type Vector4 } from './program.ts';
import { COLOUR_OFFSET, FIX_BYTES, type Rgb, type Ribbon, ribbonOf } from './ribbon.ts';
import { GLIDER_VERTEX, TRACK_VERTEX } from './shaders.ts';

/** The layer's id. */
export const REPLAY_LAYER = 'replay';

/** What the layer shows. */
export interface ReplayMoment {
  /** Seconds since launch. */
  readonly seconds: number;
  readonly pose: Pose;
}

interface LayerOptions {
  readonly track: TrackData;
  readonly moment: () => ReplayMoment;
  /** The altitude in metres that lies at the map's zero; the wall ends there. */
  readonly baseM: number;
}

/** In CSS pixels. */
const GLIDER_HALF_SPAN = 17;
/** The ribbon, with its half width in CSS pixels, and the wall; the opacity of what is flown and that of the rest. */
const PARTS = [
  { halfWidth: 2.5, opacity: [1, 0.45] },
  { halfWidth: 0, opacity: [0.16, 0.05] },
] as const;

/** What the layer has on the graphics card. */
interface Drawing {
  readonly ribbon: Ribbon;
  readonly track: GlProgram;
  readonly glider: GlProgram;
}

/** What is drawn now. */
interface Frame {
  readonly gl: WebGL2RenderingContext;
  readonly drawing: Drawing;
  readonly matrix: Float64Array;
  readonly moment: ReplayMoment;
  readonly baseM: number;
}

/** Returns the layer of a track in the air: its ribbon coloured by climb, the wall below, and the glider. */
export function replayLayer({ track, moment, baseM }: LayerOptions): CustomLayerInterface {
  let map: LibreMap | null = null;
  let drawing: Drawing | null = null;
  const free = (): void => {
    drawing?.track.free();
    drawing?.glider.free();
    drawing = null;
  };
  return {
    id: REPLAY_LAYER,
    type: 'custom',
    renderingMode: '3d',
    onAdd: (newMap, gl) => {
      map = newMap;
      free(); // The map does not remove the layers of a style that another replaces.
      drawing = drawingOf(gl, track);
    },
    onRemove: free,
    render: (gl, { defaultProjectionData }: CustomRenderMethodInput) => {
      if (!map || !drawing) return;
      const state = { matrix: defaultProjectionData.mainMatrix, center: map.getCenter(), baseM };
      const matrix = frameMatrix(drawing.ribbon.frame, state);
      const frame = { gl, drawing, matrix, moment: moment(), baseM };
      drawTrack(frame);
      drawGlider(frame);
      gl.bindVertexArray(null);
    },
  };
}

function drawingOf(gl: WebGL2RenderingContext, data: TrackData): Drawing {
  const ribbon = ribbonOf(data, tokensOf('climb').map(rgbOf));
  const track = glProgram(gl, {
    vertexShader: TRACK_VERTEX,
    data: ribbon.fixes,
    recordBytes: FIX_BYTES,
    perInstance: true,
    attributes: {
      before: { offset: 0 },
      start: { offset: FIX_BYTES },
      end: { offset: 2 * FIX_BYTES },
      after: { offset: 3 * FIX_BYTES },
      startColour: { offset: FIX_BYTES + COLOUR_OFFSET, isColour: true },
      endColour: { offset: 2 * FIX_BYTES + COLOUR_OFFSET, isColour: true },
    },
  });
  const glider = glProgram(gl, {
    vertexShader: GLIDER_VERTEX,
    data: GLIDER_MESH,
    recordBytes: CORNER_FLOATS * 4,
    perInstance: false,
    attributes: { corner: { offset: 0 } },
  });
  return { ribbon, track, glider };
}

/** Draws the ribbon, and behind it the wall, through which all that is behind is seen. */
function drawTrack({ gl, drawing: { track, ribbon }, matrix, moment, baseM }: Frame): void {
  for (const { halfWidth, opacity } of PARTS) {
    gl.depthMask(halfWidth > 0);
    track.activate(matrix, {
      shape: [gl.drawingBufferWidth / 2, gl.drawingBufferHeight / 2, halfWidth * window.devicePixelRatio, baseM],
      casing: shadesOf('--climb-casing'),
      time: [moment.seconds, ...opacity, 0],
    });
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, ribbon.pieces);
  }
}

/** Draws the glider above all: a hill in front of it does not hide it. */
function drawGlider({ gl, drawing: { glider, ribbon }, matrix, moment: { pose } }: Frame): void {
  const size = { pixels: GLIDER_HALF_SPAN * window.devicePixelRatio, screenHeight: gl.drawingBufferHeight };
  const place = [...placeInFrame(ribbon.frame, pose), pose.altitude] as const;
  gl.disable(gl.DEPTH_TEST);
  glider.activate(gliderMatrix(matrix, place, { ...pose, ...size }), {
    paint: shadesOf('--accent'),
    outline: shadesOf('--paper'),
    time: [0, 1, 1, 0],
  });
  gl.drawArrays(gl.TRIANGLES, 0, GLIDER_MESH.length / CORNER_FLOATS);
}

/** Red, green and blue from 0 to 1. */
function shadesOf(token: `--${string}`): Vector4 {
  const [red, green, blue] = rgbOf(token);
  return [red / 255, green / 255, blue / 255, 1];
}

/** The tokens of these colours are written `#rrggbb`. */
function rgbOf(token: `--${string}`): Rgb {
  const value = Number.parseInt(tokenColour(token).slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
