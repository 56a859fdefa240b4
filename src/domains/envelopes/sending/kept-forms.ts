import type { HttpCalls } from '../../../lib/http/call.ts';
import type { EnvelopesStore } from '../envelopes.store.ts';
import { SendForm, type SendPlace } from './send-form.store.ts';
import { unansweredEnvelopes } from './unanswered-envelopes.ts';

interface Kept {
  unanswered: ReturnType<typeof unansweredEnvelopes>;
  /** By conversation. */
  forms: Map<string, SendForm>;
}

/** Of an account: what was begun stays until it is sent, and goes with the account. */
const kept = new WeakMap<EnvelopesStore, Kept>();

export const formOf = (store: EnvelopesStore, http: HttpCalls, place: SendPlace): SendForm => {
  const { unanswered, forms } = kept.get(store) ?? { unanswered: unansweredEnvelopes(), forms: new Map() };
  kept.set(store, { unanswered, forms });
  const form = forms.get(place.groupId) ?? new SendForm({ http, unanswered }, place);
  forms.set(place.groupId, form);
  return form;
};

/** It was sent. */
export const forgetForm = (store: EnvelopesStore, { place }: SendForm): void => {
  kept.get(store)?.forms.delete(place.groupId);
};
