import { ApiError } from '../errors.ts';
import { here, runIn } from '../here.ts';
import type { Span, Step, Tracer } from './span.ts';

let tracer: Tracer | undefined;

/** From now on steps go there; undefined: nowhere, which costs nothing. */
export const traceTo = (given: Tracer | undefined): void => {
  tracer = given;
};

export const isTracing = (): boolean => tracer !== undefined;

/** What it failed with: a code or a name, for messages may quote what somebody wrote. */
export const failureOf = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  if (error instanceof ApiError) return error.code;
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown';
};

/** A step that nothing here belongs to: a request, an attempt of a job. `from`: the `traceparent` that it goes on from. */
export const beginTrace = (step: Step, from?: string): Span | undefined =>
  tracer?.begin(step, { parent: from });

/** A step that began elsewhere, so many milliseconds ago, and is told of by us alone. */
export const beginElsewhere = (step: Step, traceparent: string, ago: number): Span | undefined =>
  tracer?.begin(step, { as: { traceparent, ago } });

/** A step of what goes on here; undefined where that is not traced: nobody would look for it alone. */
export const beginStep = (step: () => Step): Span | undefined => {
  const parent = here()?.span;
  return tracer && parent?.isKept ? tracer.begin(step(), { parent }) : undefined;
};

const inSpan = async <T>(span: Span, work: () => Promise<T>): Promise<T> => {
  try {
    const result = await runIn({ ...here(), span }, work);
    span.end();
    return result;
  } catch (error) {
    span.end(failureOf(error));
    throw error;
  }
};

/** Does `work` as a step of what goes on here. */
export const traced = <T>(step: () => Step, work: () => Promise<T>): Promise<T> => {
  const span = beginStep(step);
  return span ? inSpan(span, work) : work();
};

/** Does `work` as a trace of its own, or as going on `from` a `traceparent` of another node. */
export const tracedFrom = <T>(step: Step, from: string | undefined, work: () => Promise<T>): Promise<T> => {
  const span = beginTrace(step, from);
  return span ? inSpan(span, work) : work();
};

/** As `traced` and `tracedFrom`, for what is done at once. */
export const tracedNow = <T>(span: Span | undefined, work: () => T): T => {
  if (!span) return work();
  try {
    return runIn({ ...here(), span }, work);
  } finally {
    span.end();
  }
};

/** The span that is under way here, for those that share a statement. */
export const spanHere = (): Span | undefined => (tracer ? here()?.span : undefined);

/** What goes on here, for another node or another time; undefined where it is not traced. */
export const traceparentHere = (): string | undefined => {
  const span = spanHere();
  return span?.isKept ? span.traceparent : undefined;
};

/** Does in one what several wait for: a step of the first of them, and the others lead to it. */
export const tracedTogether = <T>(
  step: () => Step,
  waiting: readonly (Span | undefined)[],
  work: () => Promise<T>,
): Promise<T> => {
  const kept = waiting.filter((span) => span?.isKept) as Span[];
  const [parent, ...links] = kept;
  if (!tracer || !parent) return work();
  return inSpan(tracer.begin(step(), { parent, links }), work);
};
