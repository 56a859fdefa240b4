import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Infra } from '../../infra/infra.ts';
import type { Heads } from './heads.ts';
import type { TellMoved } from './telling.ts';

/** What it is made of: the key that signs, the database, and where operators read of what is wrong. */
export interface LedgerParts {
  config: Pick<Infra['config'], 'secret'>;
  database: Infra['database'];
  log: Pick<Infra['log'], 'error'>;
  tellMoved: TellMoved;
  /** Where chains stood, outside of the database; nothing is kept or compared without. */
  heads?: Heads;
}

/** What the server vouches for: an account up to its newest entry. */
export interface AccountState {
  id: number;
  balance: number;
  held: number;
  seq: number;
  hash: Buffer;
}

export interface SignedState extends AccountState {
  signature: Buffer | null;
}

/** Signs accounts with a key of their brand that the database does not have. */
export interface AccountSigner {
  sign(brand: string, state: AccountState): Buffer;
  /** What tells this key from others, and nothing else of it. */
  proof(brand: string): Buffer;
  /** Whether an account is as it was signed; one that never had points needs no signature. */
  holds(brand: string, state: SignedState): boolean;
}

const isUntouched = ({ balance, held, seq }: AccountState) => balance === 0 && held === 0 && seq === 0;

export const createAccountSigner = ({ secret }: LedgerParts['config']): AccountSigner => {
  const keys = new Map<string, Buffer>();
  const keyOf = (brand: string): Buffer => {
    const key = keys.get(brand) ?? createHmac('sha256', secret).update(`ledger/${brand}`).digest();
    keys.set(brand, key);
    return key;
  };
  const sign = (brand: string, { id, balance, held, seq, hash }: AccountState): Buffer =>
    createHmac('sha256', keyOf(brand))
      .update([id, balance, held, seq, hash.toString('hex')].join('\n'))
      .digest();
  return {
    sign,
    proof: (brand) => createHmac('sha256', keyOf(brand)).update('proof').digest(),
    holds: (brand, state) => {
      const { signature } = state;
      if (signature === null) return isUntouched(state);
      const right = sign(brand, state);
      return signature.length === right.length && timingSafeEqual(signature, right);
    },
  };
};
