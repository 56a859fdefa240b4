import {
  type Envelope,
  EnvelopeKind,
  EnvelopeResult,
  type EnvelopeState,
  isMineHit,
  type MessageEnvelope,
} from '@livery/contract';

/** What is known of an envelope: as a message carries it, or with who sent it and when. */
export type KnownEnvelope = MessageEnvelope & Partial<Omit<Envelope, keyof MessageEnvelope>>;

/** An envelope never goes back. */
const RANK: Record<EnvelopeState, number> = { open: 0, empty: 1, expired: 1, settled: 2 };

/** The end counts more than any claim; the seed comes with it. */
const progressOf = ({ state, claimed_count, seed }: MessageEnvelope): number =>
  RANK[state] * 1_000 + claimed_count + (seed === null ? 0 : 0.5);

export const isOpened = ({ result }: Pick<MessageEnvelope, 'result'>): boolean =>
  result === EnvelopeResult.WIN_LOTTERY || result === EnvelopeResult.HAS_OPENED;

/**
 * Of two tellings of one envelope the one that is further on. Events tell it to nobody in particular and calls may overtake each
 * other, so what I drew is kept from whichever knows of it.
 */
export const furtherOf = (known: KnownEnvelope, read: KnownEnvelope, me: string): KnownEnvelope => {
  const further = progressOf(read) >= progressOf(known) ? { ...known, ...read } : { ...read, ...known };
  const opened = [read, known].find(isOpened);
  if (opened)
    return { ...further, result: EnvelopeResult.HAS_OPENED, my_amount: opened.my_amount ?? known.my_amount };
  return further.user_id === me ? { ...further, result: EnvelopeResult.SELF_SEND } : further;
};

/** One packet for one person, in a direct conversation. */
export const isLone = ({ type, count }: Pick<MessageEnvelope, 'type' | 'count'>): boolean =>
  type === EnvelopeKind.NORMAL && count === 1;

export const isMinesweeper = ({ type }: Pick<MessageEnvelope, 'type'>): boolean => type === EnvelopeKind.BOMD;

/** Its points are shared out, or went back: nothing will change any more. */
export const isOver = ({ state, type }: MessageEnvelope): boolean =>
  type === EnvelopeKind.BOMD ? state === 'settled' : state !== 'open';

/** Whether I drew the mine; known when it is settled. */
export const didHit = ({ state, mine, my_amount }: MessageEnvelope): boolean =>
  state === 'settled' && mine !== null && my_amount !== null && isMineHit(my_amount, mine);

/** What its card says of it; each is a text. */
export type CardState =
  | 'can_open'
  | 'opened'
  | 'waiting'
  | 'kept'
  | 'hit'
  | 'empty'
  | 'expired'
  | 'mine_open'
  | 'mine_over'
  | 'mine_settled'
  | 'failed';

const SENT: Record<EnvelopeState, CardState> = {
  open: 'mine_open',
  empty: 'mine_over',
  settled: 'mine_settled',
  expired: 'expired',
};

const openedAs = (envelope: MessageEnvelope): CardState => {
  if (!isMinesweeper(envelope)) return 'opened';
  if (envelope.state !== 'settled') return 'waiting';
  return didHit(envelope) ? 'hit' : 'kept';
};

/** By the codes of product.md section 3. */
export const cardStateOf = (envelope: MessageEnvelope): CardState => {
  switch (envelope.result) {
    case EnvelopeResult.WIN_LOTTERY:
    case EnvelopeResult.HAS_OPENED:
      return openedAs(envelope);
    case EnvelopeResult.DID_NOT_WIN:
      return 'empty';
    case EnvelopeResult.HAS_EXPIRED:
      return 'expired';
    case EnvelopeResult.CAN_OPEN:
      return 'can_open';
    case EnvelopeResult.SELF_SEND:
      return SENT[envelope.state];
    default:
      return 'failed';
  }
};

/** How long until a minesweeper envelope settles is worth a clock. */
export const isCounting = (envelope: MessageEnvelope): boolean =>
  isMinesweeper(envelope) && envelope.settle_at !== null && envelope.state !== 'settled';
