export interface SpinnerProps {
  /** What is being waited for. Without it the spinner is decoration inside a control that says so itself. */
  label?: string;
}

export function Spinner({ label }: SpinnerProps) {
  const ring = (
    <span
      aria-hidden
      className="block size-4.5 shrink-0 animate-turn rounded-full border-2 border-current border-e-transparent"
    />
  );
  if (!label) return ring;
  return (
    <span role="status" className="inline-flex items-center justify-center p-3 text-tertiary">
      {ring}
      <span className="sr-only">{label}</span>
    </span>
  );
}
