import { directGroupId, type PersonDetails } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { ApiFailure } from '../../../lib/http/failure.ts';
import { OnceBack } from '../../../lib/once-back.ts';
import type { Realtime } from '../../../lib/socket/realtime.ts';
import type { People } from '../people.ts';

/** `gone`: nobody has this ID, or nobody has it any more. */
export type PersonState =
  | { status: 'loading' | 'gone' }
  | { status: 'ready'; person: PersonDetails }
  | { status: 'failed'; error: unknown };

interface PersonParts {
  http: HttpCalls;
  realtime: Pick<Realtime, 'on' | 'onCatchUp'>;
  people: Pick<People, 'contacts' | 'blocks'>;
  id: string;
  /** The person at the screen. */
  me: string;
  /** Something between us has changed: what others know of them may be stale. */
  onChange: () => void;
}

const GONE = ['api.not_found', 'api.contact_not_found', 'api.invalid_contact'] as const;

/** Somebody, and what the person at the screen has to do with them. */
export class PersonStore {
  state: PersonState = { status: 'loading' };
  readonly #parts: PersonParts;
  readonly #onceBack = new OnceBack();

  constructor(parts: PersonParts) {
    this.#parts = parts;
    makeAutoObservable(this, { state: observableRef });
  }

  /** Reads it, and keeps it fresh until what it returns is called. */
  enter(): () => void {
    const { realtime, id, me } = this.#parts;
    const direct = directGroupId(me, id);
    void this.load();
    const read = () => {
      void this.load();
      this.#parts.onChange();
    };
    const refresh = ({ user_id }: { user_id: string }) => user_id === id && read();
    const stops = [
      realtime.on('contact.changed', refresh),
      realtime.on('block.changed', refresh),
      // Their account is cancelled.
      realtime.on('group.updated', ({ group_id }) => group_id === direct && read()),
      realtime.onCatchUp(() => this.state.status === 'ready' && read()),
      () => this.#onceBack.stop(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** What is shown stays until the new facts are there. Never rejects. */
  async load(): Promise<void> {
    const { http, id } = this.#parts;
    if (this.state.status !== 'ready') this.state = { status: 'loading' };
    const waiting = this.state.status === 'ready' ? ({ background: true } as const) : { claims: GONE };
    const failed = this.#onceBack.begin(() => void this.load());
    try {
      const person = await http.call('GET /api/v1/contacts/:id', { params: { id }, ...waiting });
      this.#become({ status: 'ready', person });
    } catch (error) {
      if (this.state.status === 'ready') return;
      failed(error);
      const isGone = error instanceof ApiFailure && GONE.some((code) => code === error.code);
      this.#become(isGone ? { status: 'gone' } : { status: 'failed', error });
    }
  }

  /** @throws ApiFailure */
  async add(): Promise<void> {
    await this.#parts.people.contacts.add(this.#parts.id);
    this.accept({ is_contact: true });
  }

  /** Shows what has become of it; the server's own word follows. */
  accept(change: Partial<PersonDetails>): void {
    if (this.state.status === 'ready')
      this.#become({ status: 'ready', person: { ...this.state.person, ...change } });
  }

  async block(): Promise<void> {
    if (!(await this.#parts.people.blocks.block(this.#parts.id))) return;
    this.accept({ is_blocked: true, is_contact: false, can_message: false });
    this.#parts.onChange();
  }

  async unblock(): Promise<void> {
    if (!(await this.#parts.people.blocks.unblock(this.#parts.id))) return;
    this.accept({ is_blocked: false });
    this.#parts.onChange();
    await this.load();
  }

  #become(state: PersonState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
