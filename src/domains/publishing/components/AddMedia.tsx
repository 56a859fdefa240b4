import { LIMITS } from '@livery/contract';
import { Button, CameraIcon, Icon, ImagesIcon, PlusIcon, Text } from '@livery/design-system';
import { type ChangeEvent, useRef } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useMedia } from '../../../lib/useMedia.ts';
import { CLIPS_ACCEPTED } from '../draft/clip-type.ts';

/** What may be chosen, and what is said of it. */
const MEDIA = {
  accept: `image/*,${CLIPS_ACCEPTED}`,
  add: 'publish.add',
  camera: 'publish.camera',
  hint: 'publish.add.hint',
  hintOfFinger: 'publish.add.hint.finger',
} as const;
const PICTURES = {
  accept: 'image/*',
  add: 'publish.pictures.add',
  camera: 'publish.pictures.camera',
  hint: 'publish.pictures.hint',
  hintOfFinger: 'publish.pictures.hint.finger',
} as const;

interface AddMediaProps {
  /** Nothing is there yet: the invitation. Otherwise a tile at the end of the others. */
  isFirst: boolean;
  /** Clips may be chosen too. */
  hasVideos: boolean;
  onAdd: (files: readonly File[]) => void;
}

/** The ways to pictures and clips: the chooser, and on a phone its camera. Drop and paste are the page's. */
export function AddMedia({ isFirst, hasVideos, onAdd }: AddMediaProps) {
  const text = useText();
  const { accept, add, ...said } = hasVideos ? MEDIA : PICTURES;
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
        {...{ ref: chooser, type: 'file', hidden: true, multiple: true, accept }}
        aria-label={text(add)}
        onChange={handleChange}
      />
      <input
        {...{ ref: camera, type: 'file', hidden: true, accept, capture: 'environment' }}
        aria-label={text(said.camera)}
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
          {text(hasFinger ? said.hintOfFinger : said.hint, { max: LIMITS.postImages })}
        </Text>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button tone="soft" icon={PlusIcon} onClick={() => chooser.current?.click()}>
          {text(add)}
        </Button>
        {hasFinger && (
          <Button icon={CameraIcon} onClick={() => camera.current?.click()}>
            {text(said.camera)}
          </Button>
        )}
      </div>
      {inputs}
    </div>
  );
}
