import type { Quote } from '@livery/contract';

/** `waiting`: nobody answered, and it goes out by itself once somebody does. `failed`: the server refused it. */
export type OutgoingStatus = 'sending' | 'waiting' | 'failed';

/** A message of one's own that the server has not acknowledged. */
export interface Outgoing {
  readonly cid: string;
  readonly text: string;
  /** Ids of those whom it calls, in the order of their names in it. */
  readonly mentions?: readonly string[];
  /** What it answers. */
  readonly reply?: Quote;
  readonly create_at: string;
  readonly status: OutgoingStatus;
}

/** Whom and what a message of one's own is for. */
export type Addressed = Pick<Outgoing, 'mentions' | 'reply'>;
