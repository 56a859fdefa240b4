import { LIMITS, type Memo } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { nicknames } from '../../users/index.ts';

const within = (text: string, most: number): string => [...text.trim()].slice(0, most).join('');

/** What I call somebody and noted about them; nobody else sees it. */
export class MemoForm {
  status: 'loading' | 'ready' | 'failed' = 'loading';
  error: unknown;
  nickname = '';
  description = '';
  readonly saving = new Submission();
  /** As the server has it. */
  saved: Memo = { nickname: '', description: '' };
  readonly #http: HttpCalls;
  readonly #id: string;

  constructor(http: HttpCalls, id: string) {
    this.#http = http;
    this.#id = id;
    makeAutoObservable(this);
  }

  get isChanged(): boolean {
    return this.nickname !== this.saved.nickname || this.description !== this.saved.description;
  }

  /** Reads it anew; what was typed and not saved stays. Never rejects. */
  async load(): Promise<void> {
    if (this.isChanged) return;
    if (this.status === 'failed') this.status = 'loading';
    try {
      const memo = await this.#http.call('GET /api/v1/users/memo/:id', { params: { id: this.#id } });
      runInAction(() => {
        if (!this.isChanged) this.#take(memo);
        this.status = 'ready';
      });
    } catch (error) {
      runInAction(() => {
        this.error = error;
        // What was read before is true enough to be changed.
        if (this.status !== 'ready') this.status = 'failed';
      });
    }
  }

  setNickname(nickname: string): void {
    this.nickname = nickname;
    this.saving.reset();
  }

  setDescription(description: string): void {
    this.description = description;
    this.saving.reset();
  }

  /** Sends both; undefined when the server refuses. */
  async save(): Promise<Memo | undefined> {
    const body = {
      nickname: within(this.nickname, LIMITS.memoNickname),
      description: within(this.description, LIMITS.memoDescription),
    };
    const params = { id: this.#id };
    const claims = ['api.block_word', 'api.validation'] as const;
    const saved = await this.saving.send(() =>
      this.#http.call('POST /api/v1/users/memo/:id', { params, body, claims }),
    );
    if (!saved) return undefined;
    runInAction(() => this.#take(saved.result));
    nicknames.receive({ user_id: this.#id, nickname: saved.result.nickname });
    return saved.result;
  }

  #take({ nickname, description }: Memo): void {
    this.saved = { nickname, description };
    this.nickname = nickname;
    this.description = description;
  }
}
