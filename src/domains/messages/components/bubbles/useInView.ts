import { useEffect, useRef, useState } from 'react';

/** So far from the screen counts as near it. */
const NEAR = '600px';

/** Whether a box has been near the screen once. */
export const useInView = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !ref.current) return;
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: NEAR },
    );
    watcher.observe(ref.current);
    return () => watcher.disconnect();
  }, [isSeen]);
  return { ref, isSeen };
};
