import { useEffect, useRef } from 'react';

/** Asks for the next page when the foot of the list comes near. */
export function MoreAtFoot({ onNear }: { onNear: () => void }) {
  const foot = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const watcher = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && onNear(), {
      rootMargin: '400px',
    });
    if (foot.current) watcher.observe(foot.current);
    return () => watcher.disconnect();
  }, [onNear]);
  return <li ref={foot} />;
}
