import { Inline, Spinner } from '@livery/design-system';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../design-system/src/stories/say.tsx';

/** CSS pixels that a page has; it is drawn as large as there is room. */
const WIDTHS = { phone: 390, desktop: 1280 };

interface FrameProps {
  brand: string;
  src: string;
  size: keyof typeof WIDTHS;
}

/** How much smaller a page is drawn in the room that there is. */
function useScale(size: FrameProps['size']) {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    if (!room.current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setScale(Math.min(1, entry.contentRect.width / WIDTHS[size]));
    });
    watch.observe(room.current);
    return () => watch.disconnect();
  }, [size]);
  return [room, scale] as const;
}

/** One screen of the running product. */
export function Frame({ brand, src, size }: FrameProps) {
  const say = useSay();
  const [room, scale] = useScale(size);
  const [isLoaded, setLoaded] = useState(false);
  const scaled = {
    inlineSize: `${100 / scale}%`,
    blockSize: `${100 / scale}%`,
    transform: `scale(${scale})`,
  };
  return (
    <figure className="studio-frame" data-size={size}>
      <figcaption>
        <Inline gap="sm">
          {brand}
          {!isLoaded && (
            <span role="img" aria-label={say('正在打开', 'It is being opened')}>
              <Spinner />
            </span>
          )}
        </Inline>
      </figcaption>
      <div ref={room} className="studio-screen">
        <iframe
          title={brand}
          src={src}
          style={scaled}
          allow="clipboard-write"
          onLoad={() => setLoaded(true)}
        />
      </div>
    </figure>
  );
}
