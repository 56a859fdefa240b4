import type { Step } from './span.ts';
import { isTracing, traced } from './traced.ts';

type Promising = (...given: never[]) => Promise<unknown>;
type PromisingNames<T> = { [K in keyof T]: T[K] extends Promising ? K : never }[keyof T];

/** What is asked of something outside this process; by its name alone, for an address may be somebody's. */
export const outward = (system: string, name: string): Step => ({
  name: `${system} ${name}`,
  kind: 'client',
  facts: { 'peer.service': system },
});

/** A part of the server whose calls of these names are steps: what they are given is told to nobody. */
export const tracedCalls = <T extends object>(
  part: T,
  system: string,
  names: readonly (PromisingNames<T> & string)[],
): T => {
  if (!isTracing()) return part;
  const own = names.map((name) => {
    const call = part[name] as Promising;
    const step = outward(system, name);
    const run = (...given: never[]) =>
      traced(
        () => step,
        () => call(...given),
      );
    return [name, run] as const;
  });
  return { ...part, ...Object.fromEntries(own) };
};
