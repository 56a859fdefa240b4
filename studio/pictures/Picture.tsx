import type { Shape, Tone } from './shapes.ts';

const PAINT: Readonly<Record<Tone, { color: string; opacity?: number }>> = {
  ink: { color: 'currentColor' },
  soft: { color: 'currentColor', opacity: 0.25 },
  accent: { color: 'var(--color-accent-solid)' },
  tint: { color: 'var(--color-accent-solid)', opacity: 0.25 },
  ground: { color: 'var(--color-surface-raised)' },
};

function Part({ shape }: { shape: Shape }) {
  const { color, opacity } = PAINT[shape.tone];
  const filled = { fill: color, opacity };
  const drawn = { fill: 'none', stroke: color, opacity };
  switch (shape.kind) {
    case 'box':
    case 'frame': {
      const [x, y, width, height] = shape.at;
      return (
        <rect {...{ x, y, width, height, rx: shape.radius }} {...(shape.kind === 'box' ? filled : drawn)} />
      );
    }
    case 'dot':
    case 'ring': {
      const [cx, cy, r] = shape.at;
      return <circle {...{ cx, cy, r }} {...(shape.kind === 'dot' ? filled : drawn)} />;
    }
    case 'area':
      return <path d={shape.path} {...filled} />;
    case 'line':
      return (
        <path
          d={shape.path}
          {...drawn}
          strokeWidth={shape.width}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      );
  }
}

/** What a value looks like, in a few shapes. Its name stands beside it, so it is not read aloud. */
export function Picture({ shapes }: { shapes: readonly Shape[] }) {
  return (
    <svg className="studio-picture" viewBox="0 0 48 36" aria-hidden="true">
      {shapes.map((shape, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a picture never move.
        <Part key={at} shape={shape} />
      ))}
    </svg>
  );
}
