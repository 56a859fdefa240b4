import type { Quote } from '@livery/contract';

/** `waiting`: there was no response, and it goes out by itself once the server is reached. `failed`: the server refused it. */
export type OutgoingStatus = 'sending' | 'waiting' | 'failed';

/** A message of one's own that the server has not acknowledged. */
export interface Outgoing {
  readonly cid: string;
  readonly text: string;
  /** Ids of those whom it calls, in the order of their names in it. */
  readonly mentions?: readonly string[];
  /** The message that it replies to. */
  readonly reply?: Quote;
  /** Of files that took their time: its author is elsewhere by now. */
  readonly isCaption?: true;
  readonly create_at: string;
  readonly status: OutgoingStatus;
}

/** Whom and what a message of one's own is for. */
export type Addressed = Pick<Outgoing, 'mentions' | 'reply' | 'isCaption'>;
