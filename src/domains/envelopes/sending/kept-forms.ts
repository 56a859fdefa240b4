import type { HttpCalls } from '../../../lib/http/call.ts';
import type { EnvelopesStore } from '../envelopes.store.ts';
import { SendForm, type SendPlace } from './send-form.store.ts';

/** Of an account, by conversation: what was begun stays until it is sent, and goes with the account. */
const kept = new WeakMap<EnvelopesStore, Map<string, SendForm>>();

export const formOf = (store: EnvelopesStore, http: HttpCalls, place: SendPlace): SendForm => {
  const forms = kept.get(store) ?? new Map<string, SendForm>();
  kept.set(store, forms);
  const form = forms.get(place.groupId) ?? new SendForm(http, place);
  forms.set(place.groupId, form);
  return form;
};

/** It was sent. */
export const forgetForm = (store: EnvelopesStore, { place }: SendForm): void => {
  kept.get(store)?.delete(place.groupId);
};
