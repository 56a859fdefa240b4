/** How the picture lies: enlarged by `scale`, its middle moved by `x` and `y` pixels. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export const FITTED: Zoom = { scale: 1, x: 0, y: 0 };
const LARGEST = 4;

interface Box {
  width: number;
  height: number;
}

const between = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));

/** An enlarged picture covers its box: it is not dragged past its own edge. */
export function held({ scale, x, y }: Zoom, box: Box): Zoom {
  const size = Math.min(LARGEST, Math.max(1, scale));
  return {
    scale: size,
    x: between(x, (box.width * (size - 1)) / 2),
    y: between(y, (box.height * (size - 1)) / 2),
  };
}

/** Enlarges by `factor` about a point given from the middle of the box: what is under the finger stays there. */
export function zoomedAt(zoom: Zoom, factor: number, point: { x: number; y: number }, box: Box): Zoom {
  const scale = Math.min(LARGEST, Math.max(1, zoom.scale * factor));
  const grown = scale / zoom.scale;
  return held(
    { scale, x: point.x - (point.x - zoom.x) * grown, y: point.y - (point.y - zoom.y) * grown },
    box,
  );
}
