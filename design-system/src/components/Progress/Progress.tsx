import { type ProgressTone, progressStyles } from './Progress.variants.ts';

export interface ProgressProps {
  /** What is under way. */
  label: string;
  /** Done so far, 0 to 1. */
  value: number;
  /** In words, when percent does not say it: "24.80 of 40.00 MB". */
  valueText?: string;
  tone?: ProgressTone;
}

/**
 * How far work has come, when it is known. Work of unknown length is a `Spinner`, steps of a form are `Steps`.
 */
export function Progress({ label, value, valueText, tone }: ProgressProps) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(share * 100)}
      aria-valuetext={valueText}
      className="h-1 w-full overflow-clip rounded-badge bg-default"
    >
      <div className={progressStyles({ tone })} style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
