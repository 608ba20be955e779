import type { Map as LibreMap } from 'maplibre-gl';

/** A frame prepares no further layer after this time. */
const FRAME_MS = 4;

type Painter = LibreMap['painter'];

/**
 * Returns a function that prepares some layers of a frame, without drawing them, and returns whether there were any left: the programs
 * of all layers are linked when they first draw, and the page would wait for all of them in one frame.
 */
export function preparation(painter: Painter): (drawFrame: () => void) => boolean {
  const prepared = new Set<string>();
  return (drawFrame) => {
    const { renderLayer } = painter;
    let unprepared = 0;
    const end = performance.now() + FRAME_MS;
    painter.renderLayer = (...layer) => {
      const [, , { id }, , { currentPass }] = layer;
      const key = `${currentPass} ${id}`;
      if (prepared.has(key)) return;
      unprepared += 1;
      // One at least: what comes before the first layer may have taken the time.
      if (unprepared > 1 && performance.now() > end) return;
      renderLayer.apply(painter, layer);
      prepared.add(key);
    };
    try {
      withoutDrawing(painter, drawFrame);
    } finally {
      painter.renderLayer = renderLayer;
    }
    return unprepared > 0;
  };
}

function withoutDrawing({ context: { gl } }: Painter, work: () => void): void {
  gl.drawElements = nothing;
  gl.clear = nothing;
  try {
    work();
  } finally {
    Reflect.deleteProperty(gl, 'drawElements');
    Reflect.deleteProperty(gl, 'clear');
  }
}

function nothing(): void {
  // What is prepared is drawn later.
}
