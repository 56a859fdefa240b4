import { useRef } from 'react';
import { useNearEnd } from '../../../../lib/scroll/useNearEnd.ts';

/** Asks for the next page when the foot of the list comes near. */
export function MoreAtFoot({ onNear }: { onNear: () => void }) {
  const foot = useRef<HTMLLIElement>(null);
  useNearEnd(foot, onNear);
  return <li ref={foot} />;
}
