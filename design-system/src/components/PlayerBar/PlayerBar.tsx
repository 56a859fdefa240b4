import { CloseIcon, PauseIcon, PlayIcon } from '../../icons/index.ts';
import { Speed, type SpeedProps } from '../AudioPlayer/Speed.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { playerBarStyles } from './PlayerBar.variants.ts';

export interface PlayerBarProps {
  /** Of the bar. */
  label: string;
  /** Who is heard. */
  title: string;
  /** Where, and how far it has come. */
  detail: string;
  /** Heard so far, 0 to 1. */
  share: number;
  state: 'loading' | 'playing' | 'paused';
  labels: { play: string; pause: string; close: string };
  onToggle: () => void;
  /** Goes to its message. */
  onOpen: () => void;
  onClose: () => void;
  /** `top`: under the bar of a page, its own; `foot`: over any page, above what stands at its foot. */
  place?: 'top' | 'foot';
  /** How fast it plays; without it there is no button for it. */
  speed?: SpeedProps;
}

/** What is heard while its message is out of sight: pause, go to it, end it. */
export function PlayerBar(props: PlayerBarProps) {
  const {
    label,
    title,
    detail,
    share,
    state,
    labels,
    place = 'top',
    onToggle,
    onOpen,
    onClose,
    speed,
  } = props;
  const isPlaying = state === 'playing';
  return (
    <section aria-label={label} className={playerBarStyles({ place })}>
      <div className="mx-auto flex min-h-12 max-w-conversation items-center gap-1 ps-1 pe-1">
        <IconButton
          icon={isPlaying ? PauseIcon : PlayIcon}
          label={isPlaying ? labels.pause : labels.play}
          loading={state === 'loading'}
          onClick={onToggle}
        />
        <button
          type="button"
          onClick={onOpen}
          className="flex min-h-11 min-w-0 flex-1 flex-col justify-center text-start text-footnote leading-snug"
        >
          <b className="w-full truncate font-strong text-primary">{title}</b>
          <span className="w-full truncate text-secondary tabular-nums">{detail}</span>
        </button>
        {speed && <Speed {...speed} />}
        <IconButton icon={CloseIcon} tone="subtle" label={labels.close} onClick={onClose} />
      </div>
      <span
        aria-hidden
        className="absolute inset-x-0 bottom-0 h-0.5 bg-accent"
        style={{ transform: `scaleX(${Math.min(1, Math.max(0, share))})`, transformOrigin: 'left' }}
      />
    </section>
  );
}
