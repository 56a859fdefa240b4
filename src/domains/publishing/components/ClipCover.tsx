import { Text } from '@livery/design-system';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { clock } from '../../../lib/text/number.ts';
import { withClip } from '../../../lib/uploads/clips.ts';
import { sizeForScreens } from '../../../lib/uploads/pictures.ts';
import { useObjectUrl } from '../../../lib/useObjectUrl.ts';
import type { PickedClip } from '../draft/draft.model.ts';

const COUNT = 8;
const HEIGHT = 160;

interface Frame {
  second: number;
  still: Blob;
}

/** Stills of the clip, the first of them at once; drawn by the browser, nothing is sent for them. */
const useFrames = ({ source, duration = 0, width, height }: PickedClip): readonly Frame[] => {
  const [frames, setFrames] = useState<readonly Frame[]>([]);
  useEffect(() => {
    let isMounted = true;
    const size = { width: Math.max(1, Math.round((HEIGHT * width) / height)), height: HEIGHT };
    const read = withClip(source, async ({ frameAt }) => {
      for (let index = 0; index < COUNT && isMounted; index += 1) {
        const second = (duration * (index + 0.5)) / COUNT;
        const still = await frameAt(second, size);
        if (isMounted) setFrames((known) => [...known, { second, still }]);
      }
    });
    // The cover that it has stays.
    read.catch(() => undefined);
    return () => {
      isMounted = false;
      setFrames([]);
    };
  }, [source, duration, width, height]);
  return frames;
};

function Still({ still }: { still: Blob }) {
  const url = useObjectUrl(still);
  return url && <img src={url} alt="" className="size-full object-cover" />;
}

interface ClipCoverProps {
  clip: PickedClip;
  onChange: (clip: PickedClip) => void;
}

/** The cover of a clip, chosen from its frames. */
export function ClipCover({ clip, onChange }: ClipCoverProps) {
  const text = useText();
  const name = useId();
  const frames = useFrames(clip);
  const [chosen, setChosen] = useState(clip.coverAt);
  const latest = useRef(chosen);
  const choose = async (second: number) => {
    setChosen(second);
    latest.current = second;
    const still = withClip(clip.source, ({ frameAt }) => frameAt(second, sizeForScreens(clip)));
    const cover = await still.catch(() => undefined);
    // Another one was chosen meanwhile.
    if (latest.current !== second) return;
    if (cover) onChange({ ...clip, cover, coverAt: second });
    else setChosen(clip.coverAt);
  };
  return (
    <div className="flex flex-col gap-2">
      <Text size="footnote" weight="medium" tone="secondary">
        {text('publish.cover')}
      </Text>
      <div role="radiogroup" aria-label={text('publish.cover')} className="flex gap-1 overflow-x-auto py-1">
        {frames.map(({ second, still }) => (
          <label
            key={second}
            className="relative h-16 min-w-10 flex-1 cursor-pointer overflow-clip rounded-skeleton bg-sunken has-checked:shadow-focus has-focus-visible:shadow-focus"
          >
            <input
              type="radio"
              name={name}
              aria-label={text('publish.cover.at', { time: clock(second) })}
              checked={chosen === second}
              onChange={() => void choose(second)}
              className="sr-only"
            />
            <Still still={still} />
          </label>
        ))}
      </div>
    </div>
  );
}
