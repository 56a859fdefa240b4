import { PresenceStore } from './presence.store.ts';
import { TypingStore } from './typing.store.ts';

/** Nobody is here, and nobody writes. */
export const nobodyElse = () => ({
  typing: new TypingStore({ isShown: () => true, isShared: () => false, send: () => undefined }),
  presence: new PresenceStore(
    () => '',
    () => undefined,
  ),
});
