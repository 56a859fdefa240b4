import type { IconNode } from 'lucide';

/** A plain G in the set's stroke. */
export const GoogleIcon: IconNode = [
  ['path', { d: 'M20.5 12H12' }],
  ['path', { d: 'M18.2 6.1A8.5 8.5 0 1 0 20.5 12' }],
];
