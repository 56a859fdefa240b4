import { isPassword } from '@livery/contract';
import { makeAutoObservable } from 'mobx';
import { type ClaimedWords, Submission } from '../../../lib/forms/submission.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';

export type NewPasswordField = 'password' | 'confirmation';
const FIELDS: readonly NewPasswordField[] = ['password', 'confirmation'];

/** A password to be, typed twice (product.md section 5), and its being saved. */
export class NewPassword {
  password = '';
  confirmation = '';
  /** Fields whose broken rule may be shown. */
  judged: ReadonlySet<NewPasswordField> = new Set();
  readonly saving: Submission;

  /** `wordsOf` and `onLost` as of `Submission`: the form's own words about all that is not the password. */
  constructor(wordsOf: ClaimedWords = () => undefined, onLost?: () => void) {
    this.saving = new Submission((failure) => {
      if (failure.code !== 'api.validation') return wordsOf(failure);
      const isCommon = failure.params['password'] === 'common';
      return { id: isCommon ? 'register.password.common' : 'register.password.rule' };
    }, onLost);
    makeAutoObservable(this, {}, { deep: false });
  }

  /** The server's message about the password. */
  get refusal(): Words | undefined {
    return this.saving.refusal === 'api.validation' ? this.saving.problem : undefined;
  }

  /** Message about the whole form. */
  get problem(): Words | undefined {
    return this.refusal ? undefined : this.saving.problem;
  }

  set(field: NewPasswordField, value: string): void {
    this[field] = value;
    this.saving.reset();
  }

  /** The field lost the focus: a broken rule may be shown now. */
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

  #fits(field: NewPasswordField): boolean {
    if (field === 'password') return isPassword(this.password);
    return this.confirmation !== '' && this.confirmation === this.password;
  }
}
