/** Looks for the end of a drawing, one a frame. */
const MOST_LOOKS = 120;

/**
 * Resolves when what was drawn on a canvas is painted, or after 120 frames. With the first drawing shaders are compiled;
 * without a graphics card that takes half a second, and the whole page waits when the canvas is to be seen before.
 */
export function painted(canvas: HTMLCanvasElement): Promise<void> {
  const gl = canvas.getContext('webgl2');
  const fence = gl?.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl?.flush();
  return new Promise((resolve) => {
    const look = (looks: number): void => {
      const isOn = gl && fence && !gl.isContextLost() && gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED;
      if (!isOn || looks >= MOST_LOOKS) resolve();
      else requestAnimationFrame(() => look(looks + 1));
    };
    look(0);
  });
}
