import { LIMITS } from '@livery/contract';
import { Button, CameraIcon, Icon, ImagesIcon, PlusIcon, Text } from '@livery/design-system';
import { type ChangeEvent, useRef } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useMedia } from '../../../lib/useMedia.ts';
import { CLIPS_ACCEPTED } from '../draft/clip-type.ts';

const MEDIA = `image/*,${CLIPS_ACCEPTED}`;

interface AddMediaProps {
  /** Nothing is there yet: the invitation. Otherwise a tile at the end of the others. */
  isFirst: boolean;
  onAdd: (files: readonly File[]) => void;
}

/** The ways to pictures and clips: the chooser, and on a phone its camera. Drop and paste are the page's. */
export function AddMedia({ isFirst, onAdd }: AddMediaProps) {
  const text = useText();
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const hasFinger = useMedia('(pointer: coarse)');
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(currentTarget.files ?? [])]);
    // The same file may be chosen again.
    currentTarget.value = '';
  };
  const inputs = (
    <>
      <input
        {...{ ref: chooser, type: 'file', hidden: true, multiple: true, accept: MEDIA }}
        aria-label={text('publish.add')}
        onChange={handleChange}
      />
      <input
        {...{ ref: camera, type: 'file', hidden: true, accept: MEDIA, capture: 'environment' }}
        aria-label={text('publish.camera')}
        onChange={handleChange}
      />
    </>
  );
  if (!isFirst) {
    return (
      <li className="shrink-0" style={{ order: LIMITS.postImages }}>
        <button
          type="button"
          aria-label={text('publish.add.more')}
          onClick={() => chooser.current?.click()}
          className="grid aspect-tall w-picked place-items-center rounded-tile border-mark border-dashed border-default text-secondary hover:bg-hover"
        >
          <Icon of={PlusIcon} size="lg" />
        </button>
        {inputs}
      </li>
    );
  }
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border-mark border-dashed border-default px-6 py-8 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon of={ImagesIcon} size="lg" />
      </span>
      <div className="flex flex-col gap-1">
        <Text weight="strong">{text('publish.add.title')}</Text>
        <Text size="footnote" tone="secondary" wrap="pretty">
          {text(hasFinger ? 'publish.add.hint.finger' : 'publish.add.hint', { max: LIMITS.postImages })}
        </Text>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button tone="soft" icon={PlusIcon} onClick={() => chooser.current?.click()}>
          {text('publish.add')}
        </Button>
        {hasFinger && (
          <Button icon={CameraIcon} onClick={() => camera.current?.click()}>
            {text('publish.camera')}
          </Button>
        )}
      </div>
      {inputs}
    </div>
  );
}
