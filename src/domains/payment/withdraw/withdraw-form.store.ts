import { type PaymentOrder, type Points, type Provider, parsePoints } from '@livery/contract';
import { makeAutoObservable } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { Unanswered } from '../../../lib/forms/unanswered.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { SECURITY_CLAIMS } from '../../account/later.ts';

/** What holds an amount down: of wellpay, and of what there is. */
export interface WithdrawLimits extends Pick<Provider, 'minimum' | 'maximum' | 'left_today'> {
  available: number;
}

/** Why an amount cannot be sent; `points`: what it would have to be. */
export interface AmountProblem {
  kind: 'missing' | 'balance' | 'minimum' | 'maximum' | 'today';
  points: number;
}

/** 1064850 → "10648.50", 1064800 → "10648": as somebody would type it. */
export const typedFigures = (hundredths: number): string => {
  const part = hundredths % 100;
  const whole = String(Math.trunc(hundredths / 100));
  return part === 0 ? whole : `${whole}.${String(part).padStart(2, '0')}`;
};

/** Points to one's account at wellpay. */
export class WithdrawForm {
  /** As typed: "2000.5". */
  figures = '';
  isLookedAt = false;
  readonly sending = new Submission(({ code }) =>
    code === 'api.too_much' ? { id: 'payment.amount.refused' } : undefined,
  );
  readonly #http: HttpCalls;
  readonly #unanswered: Unanswered;

  constructor(http: HttpCalls, unanswered: Unanswered) {
    this.#http = http;
    this.#unanswered = unanswered;
    // What was not answered is there to be sent again.
    const { latest } = unanswered;
    if (latest) this.figures = typedFigures(Number(latest.about));
    makeAutoObservable(this);
  }

  get points(): Points | undefined {
    return parsePoints(this.figures);
  }

  /** This amount was sent before, and no answer came. */
  get isRepeated(): boolean {
    return this.points !== undefined && this.#unanswered.of(String(this.points)) !== undefined;
  }

  type(figures: string): void {
    this.figures = figures;
    this.isLookedAt = false;
    this.sending.reset();
  }

  /** As much as may go at once. */
  takeAll({ available, maximum, left_today }: WithdrawLimits): void {
    this.type(typedFigures(Math.max(0, Math.min(available, maximum, left_today))));
  }

  /** Looked at from now on; returns whether it may be sent. */
  ask(limits: WithdrawLimits): boolean {
    this.isLookedAt = true;
    return this.isRepeated || this.problemWith(limits) === undefined;
  }

  /** What was sent before is the server's to judge: it may have left the balance already. */
  problemWith({ available, minimum, maximum, left_today }: WithdrawLimits): AmountProblem | undefined {
    const { points } = this;
    if (this.isRepeated) return undefined;
    if (points === undefined || points === 0) return { kind: 'missing', points: minimum };
    if (points < minimum) return { kind: 'minimum', points: minimum };
    if (points > available) return { kind: 'balance', points: available };
    if (points > maximum) return { kind: 'maximum', points: maximum };
    return points > left_today ? { kind: 'today', points: left_today } : undefined;
  }

  /** The order; undefined when it was refused, or lost. */
  async send(security_code: string): Promise<PaymentOrder | undefined> {
    const { points } = this;
    if (points === undefined) return undefined;
    const sent = await this.sending.send(() =>
      this.#unanswered.send({ about: String(points), written: undefined }, (cid) =>
        this.#http.call('POST /api/v1/payment/withdrawal/wellpay', {
          body: { amount: points, security_code, cid },
          claims: [...SECURITY_CLAIMS, 'api.too_much'],
        }),
      ),
    );
    return sent?.result;
  }
}
