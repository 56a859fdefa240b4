import type { EnvelopeKind } from '@livery/contract';

/** What people and operators do in a simulated world. Each may be repeated: it is done once. */
export type Command =
  | { do: 'deposit' | 'withdraw'; id: string; user: string; amount: number }
  | { do: 'send'; user: string; order: Order }
  | { do: 'claim'; user: string; envelope: string; cid: string }
  | { do: 'end' };

export interface Order {
  groupId: string;
  kind: EnvelopeKind;
  amount: number;
  count: number;
  mine: number | null;
  /** What a hit costs; 0 but of a game. */
  stake: number;
  cid: string;
}

/** `ok` and what came of it, or the code of an error. */
export interface Answer {
  ok: boolean;
  code: string;
  /** The envelope that was sent. */
  id?: string;
  /** Of a claim. */
  result?: number;
  amount?: number | null;
}

/** Settings of the world's brand. */
export const RULES = { mine: { loss_limit: 5_000 } };
export const LOSS_LIMIT = RULES.mine.loss_limit;
export const BRAND = 'jade';
