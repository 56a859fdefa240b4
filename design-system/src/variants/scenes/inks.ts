/** Colours that scenes are drawn in, by the names of the theme: whoever serves them writes those of a scheme in (`drawScene`). */
export const GROUND = 'var(--illustration-ground)';
export const A = 'var(--illustration-tint-a)';
export const B = 'var(--illustration-tint-b)';
export const C = 'var(--illustration-tint-c)';
export const INK = 'var(--illustration-ink)';
export const SHEET = 'var(--color-surface-overlay)';
/** Pale in both schemes; the theme has no such colour, so it is the paler of two. */
export const PALE = 'var(--scene-pale)';
export const SHADE = 'var(--color-surface-scrim)';
export const GIFT = 'var(--color-envelope-paper)';
export const FLAP = 'var(--color-envelope-paper-deep)';
export const SEAL = 'var(--color-envelope-seal)';
