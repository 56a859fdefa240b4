import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import * as css from './Envelope.css.ts';
import { Sparkles } from './EnvelopeArt.tsx';

/** `spinning`: it is being opened. `landing`: what was in it is known, and the turn under way comes to its end. */
export type CoverPhase = 'still' | 'spinning' | 'landing';

export interface EnvelopeCoverProps {
  /** An `Avatar` of who sent it. */
  avatar: ReactNode;
  from: string;
  greeting: string;
  /** The seal, as a button; without it there is nothing to open, and `verdict` says why. */
  seal?: { word: string; label: string; phase: CoverPhase; onPress: () => void; onLanded: () => void };
  /** In place of the seal: what became of it. */
  verdict?: string;
  /** Under seal or verdict: what went wrong with the last try. */
  problem?: string | undefined;
  /** Under that: a way on. */
  action?: { label: string; onPress: () => void } | undefined;
  /** Two short lines at the foot. */
  foot: ReactNode;
}

/** Ends the turn that is under way; at once where nothing turns. Rejects when it is taken away meanwhile. */
const endTurn = async (element: Element): Promise<void> => {
  // Where movement is not wanted, or there are no animations at all, nothing is waited for.
  const [turn] = element.getAnimations?.() ?? [];
  const current = turn?.effect?.getComputedTiming().currentIteration;
  if (turn?.playState !== 'running' || typeof current !== 'number') return;
  turn.effect?.updateTiming({ iterations: current + 1 });
  await turn.finished;
};

function SealButton({ word, label, phase, onPress, onLanded }: NonNullable<EnvelopeCoverProps['seal']>) {
  const spinning = useRef<HTMLSpanElement>(null);
  const landed = useEffectEvent(onLanded);
  useEffect(() => {
    const element = spinning.current;
    if (phase !== 'landing' || !element) return undefined;
    let isHere = true;
    endTurn(element).then(
      () => isHere && landed(),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [phase]);
  const isBusy = phase !== 'still';
  return (
    <button
      type="button"
      aria-label={label}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      data-phase={phase}
      onClick={() => !isBusy && onPress()}
      className={`relative grid place-items-center rounded-full ${css.wheelSize}`}
    >
      <svg aria-hidden="true" viewBox="-70 -70 140 140" className={`absolute inset-0 size-full ${css.wheel}`}>
        <circle
          r="60"
          opacity=".5"
          strokeDasharray="3 9"
          strokeLinecap="round"
          strokeWidth="4"
          className={css.ring}
        />
        <path
          d="M-50-22A55 55 0 0 1 34-43M50 22A55 55 0 0 1-34 43"
          strokeWidth="3"
          strokeLinecap="round"
          className={css.ring}
        />
      </svg>
      <span
        ref={spinning}
        aria-hidden
        className={`grid place-items-center rounded-full leading-none part-seal ${css.seal} ${css.sealSpin} ${css.display} ${css.sealSize}`}
      >
        {word}
      </span>
    </button>
  );
}

/** A closed envelope, as large as a hand: who sent it, what they wish, and the seal that opens it. Stands in an `EnvelopeStage`. */
export function EnvelopeCover(props: EnvelopeCoverProps) {
  const { avatar, from, greeting, seal, verdict, problem, action, foot } = props;
  return (
    <div
      className={`relative flex flex-col items-center overflow-clip text-center part-paper part-envelope ${css.paper} ${css.cover}`}
    >
      <span aria-hidden className={`part-flap ${css.flap}`} />
      <Sparkles />
      <div className="relative flex flex-col items-center gap-2.5 px-dialog-pad pt-11">
        {avatar}
        <span className="leading-snug wrap-anywhere">{from}</span>
        <b className={`line-clamp-2 text-heading leading-tight text-balance ${css.display}`}>{greeting}</b>
      </div>
      <div className="relative flex flex-1 flex-col items-center justify-center px-dialog-pad">
        {seal ? (
          <SealButton {...seal} />
        ) : (
          <p className={`text-title leading-snug text-balance ${css.display}`}>{verdict}</p>
        )}
        <p role="alert" className="text-footnote leading-snug text-balance">
          {problem}
        </p>
        {action && (
          <button
            type="button"
            onClick={action.onPress}
            className="min-h-11 px-3 text-footnote underline underline-offset-4"
          >
            {action.label}
          </button>
        )}
      </div>
      <div className="relative flex min-h-11 flex-col items-center gap-0.5 px-dialog-pad pb-5.5 text-footnote leading-snug tabular-nums">
        {foot}
      </div>
    </div>
  );
}
