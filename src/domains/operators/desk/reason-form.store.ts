import { makeAutoObservable, observableRef } from 'mobx';
import { type ClaimedWords, Submission } from '../../../lib/forms/submission.ts';

/** Something that others feel, to be done to one thing: the operator is asked about it, and says why. */
export class ReasonForm<Item> {
  /** The one that the operator is asked about. */
  asked: Item | undefined;
  reason = '';
  readonly sending: Submission;

  constructor(wordsOf?: ClaimedWords) {
    this.sending = new Submission(wordsOf);
    makeAutoObservable(this, { asked: observableRef });
  }

  /** Undefined: about nothing any more. */
  ask(item: Item | undefined): void {
    this.sending.reset();
    this.asked = item;
    this.reason = '';
  }

  setReason(reason: string): void {
    this.sending.reset();
    this.reason = reason;
  }

  /** Does it, and asks no more. Undefined where nothing was asked, nobody said why, or it was refused. */
  async send<Result>(
    work: (item: Item, reason: string) => Promise<Result>,
  ): Promise<{ item: Item; result: Result } | undefined> {
    const { asked: item } = this;
    const reason = this.reason.trim();
    if (item === undefined) return undefined;
    if (reason === '') {
      this.sending.refuse({ id: 'ops.reason.missing' });
      return undefined;
    }
    const sent = await this.sending.send(() => work(item, reason));
    if (!sent) return undefined;
    this.leave(item);
    return { item, ...sent };
  }

  /** Asks about this no more; about another, that it was asked about meanwhile, it goes on asking. */
  leave(item: Item): void {
    if (this.asked === item) this.ask(undefined);
    else this.sending.reset();
  }
}
