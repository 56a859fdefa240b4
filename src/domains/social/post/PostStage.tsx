import {
  BackIcon,
  ChevronDownIcon,
  ChevronUpIcon,
  CloseIcon,
  IconButton,
  MediaStage,
  StageCommentButton,
  StageHeart,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { usePostActions } from '../components/usePostActions.ts';
import { stillOf } from '../media.ts';
import type { PostModel } from '../post.model.ts';
import { StageSide } from './PhoneOverlay.tsx';
import type { PostViewStore } from './post-view.store.ts';
import { StageCaption } from './StageCaption.tsx';
import { StageClip } from './StageClip.tsx';
import { StagePictures } from './StagePictures.tsx';
import { ClipBar, ClipSeek, SoundButton } from './StageTools.tsx';
import { useClipControls } from './useClipControls.ts';
import { type Point, useDoubleTap } from './useDoubleTap.ts';
import { usePostPager } from './usePostPager.ts';
import type { useSteps } from './useSteps.ts';

export interface PostStageProps {
  post: PostModel;
  view: PostViewStore;
  steps: ReturnType<typeof useSteps>;
  isWide: boolean;
  onComment: () => void;
}

const StepButtons = observer(function StepButtons({ view, steps }: Pick<PostStageProps, 'view' | 'steps'>) {
  const text = useText();
  return (
    <>
      <IconButton
        tone="media"
        icon={ChevronUpIcon}
        label={text('post.previous')}
        disabled={view.previous === undefined}
        onClick={() => steps.go(-1)}
      />
      <IconButton
        tone="media"
        icon={ChevronDownIcon}
        label={text('post.next')}
        disabled={view.next === undefined}
        onClick={() => steps.go(1)}
      />
    </>
  );
});

const isNoSlider = ({ target }: PointerEvent): boolean =>
  !(target instanceof HTMLInputElement && target.type === 'range');

/** The picture or the clip of a post over the whole screen, or over what the panel leaves. */
export const PostStage = observer(function PostStage(props: PostStageProps) {
  const { post, view, steps, isWide, onComment } = props;
  const text = useText();
  const video = useRef<HTMLVideoElement>(null);
  const [media] = post.media;
  const clip = useClipControls(video, media?.duration ?? 0);
  const stage = useRef<HTMLElement>(null);
  const act = usePostActions(post);
  const [hearts, setHearts] = useState<readonly (Point & { key: number })[]>([]);
  usePostPager(stage, { view, steps, accepts: isNoSlider });
  useDoubleTap(stage, (place) => {
    setHearts((shown) => [...shown, { ...place, key: performance.now() }]);
    if (!post.like.isOn) act.like();
  });
  const hasSteps = view.previous !== undefined || view.next !== undefined;
  if (!media) return null;
  const isClip = post.kind === 'video';
  const name = { name: post.author.nickname };
  return (
    <MediaStage
      ref={stage}
      label={text('post.by', name)}
      backdrop={stillOf(media)}
      start={
        <IconButton
          tone="media"
          icon={isWide ? CloseIcon : BackIcon}
          label={text(isWide ? 'post.close' : 'nav.back')}
          onClick={steps.back}
        />
      }
      end={isClip && !isWide ? <SoundButton /> : undefined}
      steps={isWide && hasSteps ? <StepButtons view={view} steps={steps} /> : undefined}
      controls={isWide && isClip ? <ClipBar clip={clip} media={media} /> : undefined}
      side={isWide ? undefined : <StageSide post={post} onComment={onComment} />}
      caption={isWide ? undefined : <StageCaption post={post} />}
      foot={
        isWide ? undefined : (
          <>
            {isClip && <ClipSeek clip={clip} media={media} />}
            {post.permissions.allow_comment && (
              <StageCommentButton label={text('comments.placeholder')} onClick={onComment} />
            )}
          </>
        )
      }
    >
      {isClip ? (
        <StageClip
          ref={video}
          media={media}
          label={text('post.video', name)}
          clip={clip}
          isFilling={!isWide && media.height > 1.5 * media.width}
        />
      ) : (
        <StagePictures post={post} />
      )}
      {hearts.map(({ key, x, y }) => (
        <StageHeart
          key={key}
          x={x}
          y={y}
          onGone={() => setHearts((shown) => shown.filter((heart) => heart.key !== key))}
        />
      ))}
    </MediaStage>
  );
});
