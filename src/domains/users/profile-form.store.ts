import { fold, LIMITS, parseEditedNickname, type User } from '@livery/contract';
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

/** What the form writes, besides the picture. */
export type ProfileField = 'nickname' | 'bio';

/** Nickname, bio and avatar of the person at the screen. */
export class ProfileForm {
  nickname: string;
  bio: string;
  readonly saving = new Submission(({ code }) =>
    code === 'api.validation' && this.refused === 'nickname' ? RULE : undefined,
  );
  readonly uploading = new Submission();
  readonly #parts: ProfileParts;

  constructor(parts: ProfileParts, me: Pick<User, ProfileField>) {
    this.#parts = parts;
    this.nickname = me.nickname;
    this.bio = me.bio;
    makeAutoObservable(this, {}, { deep: false });
  }

  get isChanged(): boolean {
    return this.#isChanged('nickname') || this.#isChanged('bio');
  }

  /** Under which field a refusal stands. */
  get refused(): ProfileField {
    if (!this.#isChanged('nickname')) return 'bio';
    const { state } = this.saving;
    const word = state.status === 'failed' ? state.params['word'] : undefined;
    const isIn = (field: ProfileField) => fold(this[field]).includes(fold(String(word)));
    return word !== undefined && isIn('bio') && !isIn('nickname') ? 'bio' : 'nickname';
  }

  type(field: ProfileField, value: string): void {
    this[field] = value;
    this.saving.reset();
  }

  /** Sends what has changed. */
  async save(): Promise<void> {
    if (!this.isChanged) return;
    const nickname = this.#isChanged('nickname') ? parseEditedNickname(this.nickname) : undefined;
    if (this.#isChanged('nickname') && nickname === undefined) return this.saving.refuse(RULE);
    const bio = this.#isChanged('bio') ? this.bio.trim() : undefined;
    const { http, users, toasts } = this.#parts;
    const saved = await this.saving.send(() =>
      http.call('PUT /api/v2/users/me', {
        body: { nickname, bio },
        claims: ['api.block_word', 'api.validation'],
      }),
    );
    if (!saved) return undefined;
    runInAction(() => {
      users.accept(saved.result);
      this.nickname = saved.result.nickname;
      this.bio = saved.result.bio;
    });
    toasts.show({ id: 'edit.saved' }, 'success');
    return undefined;
  }

  #isChanged(field: ProfileField): boolean {
    return this[field].trim() !== this.#parts.users.me?.[field];
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
