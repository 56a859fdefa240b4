import type { IconGlyph } from '../components/Icon/Icon.tsx';

/** A plain G in the set's stroke. */
export const GoogleIcon: IconGlyph = (props) => (
  <svg
    {...props}
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M20.5 12H12" />
    <path d="M18.2 6.1A8.5 8.5 0 1 0 20.5 12" />
  </svg>
);
