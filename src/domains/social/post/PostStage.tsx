import {
  BackIcon,
  ChevronDownIcon,
  ChevronUpIcon,
  CloseIcon,
  IconButton,
  MediaStage,
  MediaTag,
  MoreIcon,
  StageCommentButton,
  StageHeart,
} from '@livery/design-system';
import { toggleFullscreen } from '@livery/design-system/media';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { LazyPostState } from '../components/state/LazyPostState.tsx';
import { usePostActions } from '../components/usePostActions.ts';
import { smallestOf } from '../media.ts';
import type { PostModel } from '../post.model.ts';
import { CaptionWords } from './CaptionWords.tsx';
import { StageSide } from './PhoneOverlay.tsx';
import type { PostViewStore } from './post-view.store.ts';
import { StageAwaited } from './StageAwaited.tsx';
import { StageCaption } from './StageCaption.tsx';
import { StageClip } from './StageClip.tsx';
import { StagePictures } from './StagePictures.tsx';
import { ClipBar, ClipSeek, SoundButton } from './StageTools.tsx';
import { useClipControls } from './useClipControls.ts';
import { useFullPictures } from './useFullPictures.tsx';
import { usePinch } from './usePinch.ts';
import { usePostPager } from './usePostPager.ts';
import { useStageHold } from './useStageHold.ts';
import { useStageKeys } from './useStageKeys.ts';
import { useStageMenu } from './useStageMenu.tsx';
import type { useSteps } from './useSteps.ts';
import { type Point, useTaps } from './useTaps.ts';

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

/** Neither the position of a clip nor words that scroll are pulled from page to page. */
const isFree = ({ target }: PointerEvent): boolean =>
  target instanceof Element && target.closest('input[type="range"], [data-scrolls]') === null;

/** The picture or the clip of a post over the whole screen, or over what the panel leaves. */
export const PostStage = observer(function PostStage(props: PostStageProps) {
  const { post, view, steps, isWide, onComment } = props;
  const text = useText();
  const video = useRef<HTMLVideoElement>(null);
  const [media] = post.media;
  const clip = useClipControls(video, media?.duration ?? 0);
  const stage = useRef<HTMLElement>(null);
  const act = usePostActions(post);
  const { playback } = useStores().social;
  const { isReady } = post;
  const isClip = isReady && post.kind === 'video';
  const isPictures = isReady && !isClip;
  const full = useFullPictures(post);
  const menu = useStageMenu(post);
  const [isFast, setIsFast] = useState(false);
  const setFast = (isWanted: boolean) => {
    setIsFast(isWanted);
    clip.setFast(isWanted);
  };
  const [hearts, setHearts] = useState<readonly (Point & { key: number })[]>([]);
  usePostPager(stage, { view, steps, accepts: isFree });
  useTaps(stage, {
    onDouble: (place) => {
      setHearts((shown) => [...shown, { ...place, key: performance.now() }]);
      if (!post.like.isOn) act.like();
    },
    onSingle: () => isPictures && full.open(),
  });
  usePinch(stage, () => isPictures && full.open());
  useStageHold(stage, { onFast: isClip ? setFast : undefined, onMenu: menu.open });
  useStageKeys({
    l: act.like,
    c: onComment,
    ...(isClip && { m: () => playback.toggleSound() }),
    f: () => (isPictures ? full.open() : toggleFullscreen(stage)),
  });
  const hasSteps = view.previous !== undefined || view.next !== undefined;
  if (!media) return null;
  const name = { name: post.authorName };
  return (
    <MediaStage
      ref={stage}
      label={text('post.by', name)}
      backdrop={isReady ? smallestOf(media) : undefined}
      start={
        <IconButton
          tone="media"
          icon={isWide ? CloseIcon : BackIcon}
          label={text(isWide ? 'post.close' : 'nav.back')}
          onClick={steps.back}
        />
      }
      end={
        !isWide && (
          <>
            {isClip && <SoundButton />}
            <IconButton
              tone="media"
              icon={MoreIcon}
              label={text('post.more')}
              aria-haspopup="menu"
              onClick={({ currentTarget }) => {
                const { right, bottom } = currentTarget.getBoundingClientRect();
                menu.open({ x: right, y: bottom });
              }}
            />
          </>
        )
      }
      steps={isWide && hasSteps ? <StepButtons view={view} steps={steps} /> : undefined}
      controls={isWide && isClip ? <ClipBar clip={clip} media={media} /> : undefined}
      side={isWide ? undefined : <StageSide post={post} onComment={onComment} />}
      caption={
        isWide ? undefined : (
          <StageCaption post={post}>
            <CaptionWords post={post} />
          </StageCaption>
        )
      }
      foot={
        isWide ? undefined : (
          <>
            <div className="pb-3 empty:hidden">
              <LazyPostState post={post} variant="notice" />
            </div>
            {isClip && <ClipSeek clip={clip} media={media} />}
            {post.permissions.allow_comment && (
              <StageCommentButton label={text('comments.placeholder')} onClick={onComment} />
            )}
          </>
        )
      }
    >
      {!isReady && <StageAwaited post={post} />}
      {isClip && (
        <StageClip
          ref={video}
          media={media}
          label={text('post.video', name)}
          clip={clip}
          isFilling={!isWide && media.height > 1.5 * media.width}
        />
      )}
      {isPictures && <StagePictures post={post} onShown={full.setAt} />}
      {isFast && (
        <span className="pointer-events-none absolute inset-x-0 top-20 flex justify-center">
          <MediaTag>{text('post.fast')}</MediaTag>
        </span>
      )}
      {full.viewer}
      {menu.menu}
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
