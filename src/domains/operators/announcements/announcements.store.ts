import type { Announcement } from '@livery/contract';
import { makeAutoObservable } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { PagedList } from '../../../lib/lists/paged-list.ts';
import { ReasonForm } from '../desk/reason-form.store.ts';

/** Milliseconds between two looks while something is being told. */
const PAUSE = 3_000;

/** What was told to many, is being told or will be; the newest first. */
export class Announcements {
  readonly pages: PagedList<Announcement, string>;
  readonly stopping = new ReasonForm<Announcement>();
  readonly #http: HttpCalls;

  constructor(http: HttpCalls) {
    this.#http = http;
    this.pages = new PagedList<Announcement, string>({
      page: (next_id, signal) =>
        http.call('GET /ops/api/announcements', { query: { next_id }, signal, claims: 'all' }),
      keyOf: ({ id }) => id,
    });
    makeAutoObservable(this, { pages: false }, { deep: false });
  }

  get isRunning(): boolean {
    const isDue = ({ state, start_at }: Announcement): boolean =>
      state === 'running' || (state === 'planned' && Date.parse(start_at ?? '') <= Date.now());
    return this.pages.list.some(isDue);
  }

  /** Looks again while something is being told; returns how to stop. */
  follow(): () => void {
    void this.pages.open();
    const timer = setInterval(() => {
      if (this.isRunning) void this.pages.refresh();
    }, PAUSE);
    return () => clearInterval(timer);
  }

  async stop(): Promise<boolean> {
    const { asked, sending } = this.stopping;
    const sent = await this.stopping.send(({ id }, reason) =>
      this.#http.call('POST /ops/api/announcements/:id/stop', { params: { id }, body: { reason } }),
    );
    // It may have been over before.
    const isOver = sending.refusal === 'api.invalid_data';
    if (asked && isOver) this.stopping.leave(asked);
    if (sent || isOver) await this.pages.refresh();
    return sent !== undefined;
  }
}
