import type { Announcement } from '@livery/contract';
import { makeAutoObservable } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { PagedList } from '../../../lib/lists/paged-list.ts';

/** Milliseconds between two looks while something is being told. */
const PAUSE = 3_000;

/** What was told to many, is being told or will be; the newest first. */
export class Announcements {
  readonly pages: PagedList<Announcement, string>;
  /** The one that is asked about: stop it? */
  stopping: Announcement | undefined;
  reason = '';
  readonly sending = new Submission();
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

  ask(announcement: Announcement | undefined): void {
    this.sending.reset();
    this.reason = '';
    this.stopping = announcement;
  }

  setReason(reason: string): void {
    this.sending.reset();
    this.reason = reason;
  }

  async stop(): Promise<boolean> {
    const { stopping } = this;
    const reason = this.reason.trim();
    if (!stopping) return false;
    if (reason === '') {
      this.sending.refuse({ id: 'ops.reason.missing' });
      return false;
    }
    const sent = await this.sending.send(() =>
      this.#http.call('POST /ops/api/announcements/:id/stop', {
        params: { id: stopping.id },
        body: { reason },
      }),
    );
    // It may have been over before.
    if (sent || this.sending.refusal === 'api.invalid_data') this.ask(undefined);
    await this.pages.refresh();
    return sent !== undefined;
  }
}
