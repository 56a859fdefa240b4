import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import * as toasts from '../Toast/foot.css.ts';
import * as css from './MediaStage.css.ts';
import { stageActionStyles } from './MediaStage.variants.ts';

export interface MediaStageProps extends Pick<ComponentProps<'section'>, 'ref'> {
  /** What is shown, for people who hear the screen. */
  label: string;
  /** Address of a still that fills the free sides, out of focus. */
  backdrop?: string;
  /** Pictures or a clip, as large as they fit. */
  children: ReactNode;
  /** Buttons over the upper edge: where one came from, sound. */
  start?: ReactNode;
  end?: ReactNode;
  /** In the middle of the far edge: previous and next. */
  steps?: ReactNode;
  /** On a phone, over the picture: actions at the side, words, and the line at the foot. */
  side?: ReactNode;
  caption?: ReactNode;
  foot?: ReactNode;
  /** Time and position of a clip, where the foot is free. */
  controls?: ReactNode;
}

/**
 * An opened post: a picture or a clip fills the screen, everything else lies over it. In a feed the same picture
 * stands in a `MediaFrame`.
 */
export function MediaStage(props: MediaStageProps) {
  const { ref, label, backdrop, children, start, end, steps, side, caption, foot, controls } = props;
  const isCovered = Boolean(side ?? caption ?? foot);
  return (
    <section
      ref={ref}
      aria-label={label}
      data-stage
      className="part-stage relative isolate h-dvh min-w-0 touch-pan-x overflow-clip bg-media-stage text-media"
    >
      {backdrop && <img src={backdrop} alt="" data-backdrop className={`part-veil ${css.backdrop}`} />}
      <div className="part-frame absolute inset-0">{children}</div>
      {isCovered && (
        <>
          <div className={`part-veil ${css.shadeTop}`} />
          <div className={`part-veil ${css.shadeFoot}`} />
        </>
      )}
      <div className="absolute inset-x-0 top-0 z-raised mt-1 flex justify-between px-1 pt-safe-top tablet:mt-0 tablet:p-page-min">
        <div className="flex gap-2">{start}</div>
        <div className="flex gap-2">{end}</div>
      </div>
      {steps && (
        <div className="absolute inset-y-0 right-5 z-raised flex flex-col justify-center gap-3">{steps}</div>
      )}
      {controls && (
        <div
          className={`absolute inset-x-0 bottom-5 z-raised mx-auto flex w-full max-w-reading items-center gap-3 px-page-min ${toasts.foot}`}
        >
          {controls}
        </div>
      )}
      {isCovered && (
        <div className="part-over group absolute inset-x-0 bottom-0 z-raised flex flex-col gap-3 px-log pb-stage-foot">
          <div className="flex items-end gap-3">
            {/* A clip that is moved to another place shows what is there. */}
            <div className={`min-w-0 flex-1 ps-1 group-has-data-held:invisible ${css.outlined}`}>
              {caption}
            </div>
            <div className={`part-side flex w-15 shrink-0 flex-col items-center gap-2.5 ${css.lifted}`}>
              {side}
            </div>
          </div>
          {foot && <div className={toasts.foot}>{foot}</div>}
        </div>
      )}
    </section>
  );
}

/** Looks like a line to write on, and opens the place where one writes. */
export function StageCommentButton({
  label,
  onClick,
}: { label: string } & Pick<ComponentProps<'button'>, 'onClick'>) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={`flex h-touch w-full items-center rounded-composer bg-media-control px-page text-start text-media ${css.ring}`}
    >
      {label}
    </button>
  );
}

export interface StageActionProps extends Pick<ComponentProps<'button'>, 'onClick'> {
  icon: IconGlyph;
  label: string;
  count?: string;
  /** Makes it a toggle. */
  pressed?: boolean;
  tone?: 'plain' | 'like';
}

/** An action at the side of a stage: a large drawing over its count. */
export function StageAction({ icon, label, count, pressed, tone = 'plain', onClick }: StageActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      onClick={onClick}
      className={stageActionStyles({ tone })}
    >
      <span className="group-aria-pressed:animate-pop">
        <Icon of={icon} size="xl" fill={pressed ? 'solid' : 'none'} />
      </span>
      {count !== undefined && (
        <span aria-hidden className="text-media">
          {count}
        </span>
      )}
    </button>
  );
}
