import { LIMITS, parseEditedNickname, type User } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { Submission } from '../../lib/forms/submission.ts';
import type { HttpCalls } from '../../lib/http/call.ts';
import type { ToastStore, Words } from '../../lib/toasts/toasts.store.ts';
import type { UsersStore } from './users.store.ts';

export interface ProfileParts {
  http: HttpCalls;
  users: Pick<UsersStore, 'accept' | 'me'>;
  toasts: Pick<ToastStore, 'show'>;
}

const RULE: Words = { id: 'edit.nickname.rule' };

/** Nickname and avatar of the person at the screen. */
export class ProfileForm {
  nickname: string;
  readonly saving = new Submission(({ code }) => (code === 'api.validation' ? RULE : undefined));
  readonly uploading = new Submission();
  readonly #parts: ProfileParts;

  constructor(parts: ProfileParts, me: Pick<User, 'nickname'>) {
    this.#parts = parts;
    this.nickname = me.nickname;
    makeAutoObservable(this, {}, { deep: false });
  }

  get isChanged(): boolean {
    return this.nickname.trim() !== this.#parts.users.me?.nickname;
  }

  type(nickname: string): void {
    this.nickname = nickname;
    this.saving.reset();
  }

  /** Sends a changed nickname. */
  async save(): Promise<void> {
    if (!this.isChanged) return;
    const nickname = parseEditedNickname(this.nickname);
    if (nickname === undefined) return this.saving.refuse(RULE);
    const { http, users, toasts } = this.#parts;
    const saved = await this.saving.send(() =>
      http.call('PUT /api/v2/users/me', {
        body: { nickname },
        claims: ['api.block_word', 'api.validation'],
      }),
    );
    if (!saved) return undefined;
    runInAction(() => {
      users.accept(saved.result);
      this.nickname = saved.result.nickname;
    });
    toasts.show({ id: 'edit.saved' }, 'success');
    return undefined;
  }

  /** A picture of exactly 360 × 360. True: it is everywhere. */
  async uploadAvatar(picture: Blob): Promise<boolean> {
    const { http, users, toasts } = this.#parts;
    const body = new FormData();
    body.append('image', picture, 'avatar');
    const uploaded = await this.uploading.send(() =>
      http.call('POST /api/v1/users/avatar', { body, timeout: LIMITS.uploadTimeout }),
    );
    if (!uploaded) {
      this.#sayInToast(this.uploading);
      return false;
    }
    users.accept(uploaded.result);
    toasts.show({ id: 'edit.avatar.saved' }, 'success');
    return true;
  }

  /** A picture has no place for words of its own. */
  #sayInToast({ problem }: Submission): void {
    if (problem) this.#parts.toasts.show(problem, 'error');
  }
}
