import type { PaymentProvider } from '@livery/contract';
import { makeAutoObservable, observableRef } from 'mobx';
import { newCid } from '../../lib/ids.ts';
import { isText, type StoredValue, storedValue } from '../../lib/storage/stored-value.ts';

/** What was sent and has not been answered: the same again carries the same `cid`, and is done once. */
interface Attempt {
  cid: string;
  /** The amount, or the merchant's order. */
  about: string;
}

const isAttempt = (value: unknown): value is Attempt => {
  const { cid, about } = (value ?? {}) as Partial<Attempt>;
  return isText(cid) && isText(about);
};

const storedAttempt = (provider: PaymentProvider): StoredValue<Attempt> =>
  storedValue(`me.payment.${provider}`, 1, isAttempt);

/** The last attempt to send points to a provider, over a reload. */
export class KeptAttempt {
  last: Attempt | undefined;
  readonly #stored: StoredValue<Attempt>;

  constructor(provider: PaymentProvider) {
    this.#stored = storedAttempt(provider);
    this.last = this.#stored.read();
    makeAutoObservable(this, { last: observableRef });
  }

  /** What the last one was about, while no answer has come. */
  get unanswered(): string | undefined {
    return this.last?.about;
  }

  /** The name of an attempt about this: of the one that was not answered, or a new one. Kept until `end`. */
  begin(about: string): string {
    if (this.last?.about === about) return this.last.cid;
    this.last = { cid: newCid(), about };
    this.#stored.write(this.last);
    return this.last.cid;
  }

  /** Nothing of it is open any more. */
  end(): void {
    this.last = undefined;
    this.#stored.clear();
  }
}
