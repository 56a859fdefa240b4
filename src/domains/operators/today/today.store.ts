import type { Today } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { ApiFailure } from '../../../lib/http/failure.ts';
import type { OperatorSession } from '../operator-session.store.ts';

/** Milliseconds between two looks. */
const PAUSE = 15_000;

export type TodaySpan = 'hours' | 'days';

/** What goes on in the brand, asked for again while somebody looks. */
export class TodayBoard {
  /** The newest that came. */
  today: Today | undefined;
  /** The last look failed; what stands there is from before. */
  hasFailed = false;
  span: TodaySpan = 'hours';
  readonly #http: HttpCalls;
  readonly #session: Pick<OperatorSession, 'end'>;

  constructor(http: HttpCalls, session: Pick<OperatorSession, 'end'>) {
    this.#http = http;
    this.#session = session;
    makeAutoObservable(this, { today: observableRef });
  }

  show(span: TodaySpan): void {
    this.span = span;
  }

  async load(): Promise<void> {
    try {
      const today = await this.#http.call('GET /ops/api/today', { claims: 'all' });
      runInAction(() => {
        // A node of the release before measures nothing of before: it may answer while nodes are replaced.
        this.today = { ...today, history: today.history ?? [], waiting: today.waiting ?? 0 };
        this.hasFailed = false;
      });
    } catch (error) {
      // Whoever left the desk finds the way in, and not numbers.
      if (error instanceof ApiFailure && error.code === 'api.unauthorized') this.#session.end();
      runInAction(() => {
        this.hasFailed = true;
      });
    }
  }

  /** Looks now, and again and again; returns how to stop. */
  follow(): () => void {
    void this.load();
    const timer = setInterval(() => void this.load(), PAUSE);
    return () => clearInterval(timer);
  }
}
