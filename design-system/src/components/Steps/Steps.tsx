export interface StepsProps {
  /** How far, in words: "Step 2 of 3". */
  label: string;
  count: number;
  /** From 1. */
  current: number;
}

/**
 * How far one has come in a form of several pages: a bar for each step, and a text for screen readers. Work that the machine does
 * is `Progress`.
 */
export function Steps({ label, count, current }: StepsProps) {
  return (
    <div role="img" aria-label={label} className="mx-auto flex w-full max-w-40 gap-1">
      {Array.from({ length: count }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          key={index}
          className={`h-1 flex-1 rounded-full ${index < current ? 'bg-accent' : 'bg-default'}`}
        />
      ))}
    </div>
  );
}
