/** Times the ordinary speed, in the order in which a press goes through them. */
const SPEEDS = [1, 1.5, 2] as const;

export interface SpeedProps {
  value: number;
  /** Name of the button, with the speed that it shows. */
  label: string;
  onChange: (value: number) => void;
}

const after = (value: number): number => SPEEDS.find((speed) => speed > value) ?? SPEEDS[0];

/** A press goes to the next speed, and from the last one back to the first. */
export function Speed({ value, label, onChange }: SpeedProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => onChange(after(value))}
      className="relative min-w-9 rounded-chip bg-control px-1.5 py-0.5 text-caption font-strong tabular-nums after:absolute after:-inset-3"
    >
      {value}×
    </button>
  );
}
