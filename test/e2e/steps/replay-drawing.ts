import type { Page } from '@playwright/test';

/** What the replay has on the graphics card, and what it has drawn last. */
export interface ReplayDrawing {
  /** Pieces of the track's ribbon in the last drawing; 0 before the first. */
  readonly pieces: number;
  /** Bytes of its buffers that are not freed. */
  readonly bytes: number;
  /** The time in seconds since launch that was drawn. */
  readonly seconds: number;
  /** The altitude in metres at which the wall below the track ends. */
  readonly ground: number;
}

type UniformCall = [WebGLUniformLocation, number, number, number, number];

/** Records the replay's calls of WebGL from the next page on. */
export async function recordReplay(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { prototype } = WebGL2RenderingContext;
    const { bufferData, deleteBuffer, drawArraysInstanced, getUniformLocation, uniform4f } = prototype;
    const drawing = { pieces: 0, bytes: 0, seconds: -1, ground: -1 };
    let timeToDraw = -1;
    const names = new WeakMap<WebGLUniformLocation, string>();
    const sizes = new WeakMap<WebGLBuffer, number>();
    const own = new Set<WebGLBuffer>();
    const count = (): void => {
      drawing.bytes = [...own].reduce<number>((sum, buffer) => sum + (sizes.get(buffer) ?? 0), 0);
    };
    Object.assign(window, { replayDrawing: drawing });
    Object.assign(prototype, {
      bufferData(this: WebGL2RenderingContext, ...[target, data, usage]: [number, BufferSource, number]) {
        const buffer: WebGLBuffer | null = this.getParameter(this.ARRAY_BUFFER_BINDING);
        if (buffer && target === this.ARRAY_BUFFER) sizes.set(buffer, data.byteLength);
        Reflect.apply(bufferData, this, [target, data, usage]);
      },
      deleteBuffer(this: WebGL2RenderingContext, buffer: WebGLBuffer) {
        own.delete(buffer);
        count();
        deleteBuffer.call(this, buffer);
      },
      drawArraysInstanced(
        this: WebGL2RenderingContext,
        ...[mode, first, corners, pieces]: [number, number, number, number]
      ) {
        drawing.pieces = pieces;
        drawing.seconds = timeToDraw;
        // The map itself draws no instances.
        own.add(this.getVertexAttrib(0, this.VERTEX_ATTRIB_ARRAY_BUFFER_BINDING));
        count();
        drawArraysInstanced.call(this, mode, first, corners, pieces);
      },
      getUniformLocation(this: WebGL2RenderingContext, program: WebGLProgram, name: string) {
        const location = getUniformLocation.call(this, program, name);
        if (location) names.set(location, name);
        return location;
      },
      uniform4f(this: WebGL2RenderingContext, ...[location, x, y, z, w]: UniformCall) {
        if (names.get(location) === 'time') timeToDraw = x;
        if (names.get(location) === 'shape') drawing.ground = w;
        uniform4f.call(this, location, x, y, z, w);
      },
    });
  });
}

/** Returns what a page's replay has drawn. */
export function replayDrawing(page: Page): Promise<ReplayDrawing> {
  return page.evaluate(() => Reflect.get(window, 'replayDrawing'));
}
