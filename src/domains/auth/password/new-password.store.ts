import { isPassword } from '@livery/contract';
import { makeAutoObservable } from 'mobx';
import { ApiFailure } from '../../../lib/http/failure.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';

export type NewPasswordField = 'password' | 'confirmation';
const FIELDS: readonly NewPasswordField[] = ['password', 'confirmation'];

/** A password to be, typed twice (product.md section 5). */
export class NewPassword {
  password = '';
  confirmation = '';
  /** Said by the server about the password. */
  refusal: Words | undefined;
  /** Fields whose broken rule may be shown. */
  judged: ReadonlySet<NewPasswordField> = new Set();

  constructor() {
    makeAutoObservable(this, {}, { deep: false });
  }

  set(field: NewPasswordField, value: string): void {
    this[field] = value;
    this.refusal = undefined;
  }

  /** The person has gone on to another field: a broken rule may be shown now. */
  leave(field: NewPasswordField): void {
    if (this[field] !== '') this.judged = new Set([...this.judged, field]);
  }

  /** Whether the field breaks its rule and its owner should hear of it. */
  isBroken(field: NewPasswordField): boolean {
    return this.judged.has(field) && !this.#fits(field);
  }

  /** Shows every broken rule; true when there is none. */
  judge(): boolean {
    this.judged = new Set(FIELDS);
    return FIELDS.every((field) => this.#fits(field));
  }

  /** True: the refusal was about the password and stands at its field. */
  accept(error: unknown): boolean {
    if (!(error instanceof ApiFailure) || error.code !== 'api.validation') return false;
    const isCommon = error.params.password === 'common';
    this.refusal = { id: isCommon ? 'register.password.common' : 'register.password.rule' };
    return true;
  }

  #fits(field: NewPasswordField): boolean {
    if (field === 'password') return isPassword(this.password);
    return this.confirmation !== '' && this.confirmation === this.password;
  }
}
