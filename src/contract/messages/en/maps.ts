/** Maps. */
export const MAPS = {
  ofAllSites: 'Map of all sites',
  ofSite: (name: string): string => `Map of ${name}`,
  ofTrack: 'Map of the track',
  toChoose: 'Map to choose a place',
  /** In the corner of the built-in map, when the tile server did not respond. */
  withoutTiles: 'No map tiles just now',
  north: 'N',
  south: 'S',
  east: 'E',
  west: 'W',
  /** Texts of the map library, by its own names. */
  controls: {
    'AttributionControl.ToggleAttribution': 'Toggle attribution',
    'CooperativeGesturesHandler.MacHelpText': 'Use ⌘ + scroll to zoom the map',
    'CooperativeGesturesHandler.MobileHelpText': 'Use two fingers to move the map',
    'CooperativeGesturesHandler.WindowsHelpText': 'Use Ctrl + scroll to zoom the map',
    'FullscreenControl.Enter': 'Enter fullscreen',
    'FullscreenControl.Exit': 'Exit fullscreen',
    'NavigationControl.ZoomIn': 'Zoom in',
    'NavigationControl.ZoomOut': 'Zoom out',
  },
};
