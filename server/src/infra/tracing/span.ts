/** What is told of a step: names and codes of our own, numbers. Never an id of a person, an address, a secret or a value of a row. */
export type Facts = Readonly<Record<string, string | number | undefined>>;

export interface Step {
  name: string;
  /** Who waits for whom: `server` for somebody outside, `client` for something outside, `producer` and `consumer` for later. */
  kind: 'server' | 'client' | 'producer' | 'consumer';
  facts?: Facts;
}

/** A step that is under way. */
export interface Span {
  /** W3C: by it what goes on elsewhere belongs here. */
  readonly traceparent: string;
  /** Whether anybody will see it. */
  readonly isKept: boolean;
  note(facts: Facts): void;
  /** `failure`: the code that it failed with. */
  end(failure?: string): void;
}

/** What a step belongs to: one of this process, or of another one by its `traceparent`; and what else waits for it. */
export interface Origin {
  parent?: Span | string | undefined;
  links?: readonly Span[];
  /** It began elsewhere, so many milliseconds ago, where it has this `traceparent` of its own: nothing stands above it. */
  as?: { traceparent: string; ago: number };
}

/** Where steps go. */
export interface Tracer {
  begin(step: Step, origin: Origin): Span;
}
