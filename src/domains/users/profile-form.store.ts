import { parseEditedNickname, type User } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { passedWordsOf } from '../../lib/errors/passed.ts';
import { ApiFailure, NO_CONNECTION } from '../../lib/http/failure.ts';
import type { ToastStore, Words } from '../../lib/toasts/toasts.store.ts';
import type { NotifySetting, ProfileApi } from './profile.api.ts';
import type { UsersStore } from './users.store.ts';

export interface ProfileParts {
  api: ProfileApi;
  users: Pick<UsersStore, 'accept' | 'me'>;
  toasts: Pick<ToastStore, 'show'>;
}

/** Nickname, avatar and notifications of the person at the screen. */
export class ProfileForm {
  nickname: string;
  activity: 'idle' | 'saving' | 'uploading' = 'idle';
  /** Said about the nickname. */
  problem: Words | undefined;
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
    this.problem = undefined;
  }

  /** Sends a changed nickname. */
  async save(): Promise<void> {
    if (this.activity !== 'idle' || !this.isChanged) return;
    const nickname = parseEditedNickname(this.nickname);
    if (nickname === undefined) {
      this.problem = { id: 'edit.nickname.rule' };
      return;
    }
    this.activity = 'saving';
    try {
      const me = await this.#parts.api.update({ nickname });
      runInAction(() => {
        this.#parts.users.accept(me);
        this.nickname = me.nickname;
      });
      this.#parts.toasts.show({ id: 'edit.saved' }, 'success');
    } catch (error) {
      const problem = nicknameProblemOf(error);
      runInAction(() => (this.problem = problem));
    } finally {
      runInAction(() => (this.activity = 'idle'));
    }
  }

  /** True: the new picture is everywhere. */
  async uploadAvatar(picture: Blob): Promise<boolean> {
    if (this.activity !== 'idle') return false;
    this.activity = 'uploading';
    try {
      this.#parts.users.accept(await this.#parts.api.uploadAvatar(picture));
      this.#parts.toasts.show({ id: 'edit.avatar.saved' }, 'success');
      return true;
    } catch (error) {
      this.#parts.toasts.show(uploadProblemOf(error), 'error');
      return false;
    } finally {
      runInAction(() => (this.activity = 'idle'));
    }
  }

  /** Takes effect at once; a refusal, which is announced, takes it back. */
  async setNotify(setting: NotifySetting, isOn: boolean): Promise<void> {
    const { api, users, toasts } = this.#parts;
    users.accept({ [setting]: isOn });
    try {
      await api.setNotify({ [setting]: isOn });
    } catch (error) {
      users.accept({ [setting]: !isOn });
      const words = passedWordsOf(error);
      if (words) toasts.show(words, 'error');
    }
  }
}

const nicknameProblemOf = (error: unknown): Words => {
  if (!(error instanceof ApiFailure)) throw error;
  switch (error.code) {
    case 'api.block_word':
      return { id: 'error.block_word', values: error.params };
    case 'api.validation':
      return { id: 'edit.nickname.rule' };
    case NO_CONNECTION:
      return { id: 'error.no_connection' };
    default:
      return error.message ? { plain: error.message } : { id: 'error.retry_later' };
  }
};

const uploadProblemOf = (error: unknown): Words => {
  const code = error instanceof ApiFailure ? error.code : '';
  if (code === NO_CONNECTION) return { id: 'error.no_connection' };
  if (code === 'api.unsupported_type') return { id: 'edit.avatar.unreadable' };
  return { id: 'edit.avatar.failed' };
};
