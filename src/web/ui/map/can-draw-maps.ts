let isSupported: boolean | undefined;

/** Returns whether this browser supports WebGL 2, which maps need; checked once. */
export function canDrawMaps(): boolean {
  isSupported ??= hasWebGl();
  return isSupported;
}

function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
