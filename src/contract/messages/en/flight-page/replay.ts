/** The flight flown again in 3D, on its map. */
export const REPLAY = {
  open: 'Fly it again in 3D',
  short: '3D',
  opening: 'Opening in 3D',
  failed: 'The flight cannot be shown in 3D just now.',
  controls: 'Flight in 3D',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  times: (speed: number): string => `${speed}×`,
  follow: 'Follow',
  leave: 'Leave 3D',
};
