let answer: boolean | undefined;

/** Whether this browser can draw maps at all; asked once. */
export function canDrawMaps(): boolean {
  answer ??= hasWebGl();
  return answer;
}

function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
