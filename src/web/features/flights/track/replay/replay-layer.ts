import type { CustomLayerInterface, CustomRenderMethodInput, Map as LibreMap } from 'maplibre-gl';
import type { TrackData } from '#web/parts/track/track-data.ts';
import { tokenColour } from '#web/ui/theme/theme.ts';
import { tokensOf } from '../map/track-colours.ts';
import {
  COLOUR_OFFSET,
  CORNER_FLOATS,
  FIX_BYTES,
  frameMatrix,
  GLIDER_MESH,
  gliderMatrix,
  placeInFrame,
  type Rgb,
  type Ribbon,
  ribbonOf,
} from './geometry.ts';
import type { Pose } from './motion.ts';
import { FRAGMENT, GLIDER_VERTEX, TRACK_VERTEX } from './shaders.ts';

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
/** The ribbon, with its half width in CSS pixels, and the wall; the opacity of the flown part and that of the rest. */
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

/** One frame: the context to draw in, the camera and the moment. */
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

/** Four numbers for the graphics card: a place, a colour, or whatever a shader says. */
type Vector4 = readonly [x: number, y: number, z: number, w: number];

/** A program of the graphics card with a filled buffer. */
interface GlProgram {
  /** Lets the next calls draw with it, its uniform `matrix`, and its others. */
  readonly activate: (matrix: Float64Array, vectors: Readonly<Record<string, Vector4>>) => void;
  readonly free: () => void;
}

/** Where an attribute of four numbers lies in a record. */
interface Attribute {
  readonly offset: number;
  /** Four bytes from 0 to 255 instead of four floats. */
  readonly isColour?: boolean;
}

/** What a program draws. */
interface ProgramOptions {
  readonly vertexShader: string;
  readonly data: BufferSource;
  readonly recordBytes: number;
  /** A record for each instance, not for each corner. */
  readonly perInstance: boolean;
  readonly attributes: Readonly<Record<string, Attribute>>;
}

/** Returns a program with its own buffer. Throws an `Error` when its shaders do not compile. */
function glProgram(gl: WebGL2RenderingContext, options: ProgramOptions): GlProgram {
  const program = linked(gl, options.vertexShader);
  const [vertices, buffer] = [gl.createVertexArray(), gl.createBuffer()];
  gl.bindVertexArray(vertices);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.bufferData(gl.ARRAY_BUFFER, options.data, gl.STATIC_DRAW);
  for (const [name, { offset, isColour = false }] of Object.entries(options.attributes)) {
    const place = gl.getAttribLocation(program, name);
    gl.enableVertexAttribArray(place);
    gl.vertexAttribPointer(place, 4, isColour ? gl.UNSIGNED_BYTE : gl.FLOAT, isColour, options.recordBytes, offset);
    if (options.perInstance) gl.vertexAttribDivisor(place, 1);
  }
  gl.bindVertexArray(null);
  return {
    activate: (matrix, vectors) => {
      const placeOf = (name: string): WebGLUniformLocation | null => gl.getUniformLocation(program, name);
      gl.useProgram(program);
      gl.bindVertexArray(vertices);
      gl.uniformMatrix4fv(placeOf('matrix'), false, new Float32Array(matrix));
      for (const [name, vector] of Object.entries(vectors)) gl.uniform4f(placeOf(name), ...vector);
    },
    free: () => {
      gl.deleteVertexArray(vertices);
      gl.deleteBuffer(buffer);
      gl.deleteProgram(program);
    },
  };
}

function linked(gl: WebGL2RenderingContext, vertexShader: string): WebGLProgram {
  const program = gl.createProgram();
  const shaders = [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const;
  for (const [type, source] of shaders) {
    const shader = gl.createShader(type);
    if (!shader) continue; // The context is lost.
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader); // It goes with the program.
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    throw new Error(gl.getProgramInfoLog(program) ?? '');
  }
  return program;
}
