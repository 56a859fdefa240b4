export interface SpinnerProps {
  /** What is being waited for. Without it the spinner is decoration inside a control that says so itself. */
  label?: string;
}

/**
 * Work of unknown length: at the end of a list, inside a button. Work whose share is known is `Progress`; a page
 * that loads is drawn with `Skeleton`s.
 */
export function Spinner({ label }: SpinnerProps) {
  const ring = (
    <span
      aria-hidden
      className="block size-4.5 shrink-0 animate-turn rounded-full border-mark border-current border-e-transparent"
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
