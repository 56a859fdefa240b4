import type { Step } from './span.ts';
import { traced } from './traced.ts';

type Promising = (...given: never[]) => Promise<unknown>;
type PromisingNames<T> = { [K in keyof T]: T[K] extends Promising ? K : never }[keyof T];

/** A part of the server whose calls of these names are steps, by its name and theirs: what they are given is told to nobody. */
export const tracedCalls = <T extends object>(
  part: T,
  system: string,
  names: readonly (PromisingNames<T> & string)[],
): T => {
  const own = names.map((name) => {
    const call = (part[name] as Promising).bind(part);
    const step: Step = { name: `${system} ${name}`, kind: 'client', facts: { 'peer.service': system } };
    return [
      name,
      (...given: never[]) =>
        traced(
          () => step,
          () => call(...given),
        ),
    ] as const;
  });
  return { ...part, ...Object.fromEntries(own) };
};
