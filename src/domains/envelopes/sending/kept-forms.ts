import type { EnvelopesStore } from '../envelopes.store.ts';
import { SendForm, type SendFormParts, type SendPlace } from './send-form.store.ts';
import { unansweredEnvelopes } from './unanswered-envelopes.ts';

interface Kept extends Pick<SendFormParts, 'unanswered'> {
  /** By conversation. */
  forms: Map<string, SendForm>;
}

/** Of an account: what was begun stays until it is sent, and goes with the account. */
const kept = new WeakMap<EnvelopesStore, Kept>();

/** The form of a conversation as it is now. */
export const formOf = (
  store: EnvelopesStore,
  parts: Omit<SendFormParts, 'unanswered'>,
  place: SendPlace,
): SendForm => {
  const { unanswered, forms } = kept.get(store) ?? { unanswered: unansweredEnvelopes(), forms: new Map() };
  kept.set(store, { unanswered, forms });
  const form = forms.get(place.groupId) ?? new SendForm({ ...parts, unanswered }, place);
  form.enter(place);
  forms.set(place.groupId, form);
  return form;
};

/** It was sent. */
export const forgetForm = (store: EnvelopesStore, { place }: SendForm): void => {
  kept.get(store)?.forms.delete(place.groupId);
};
