import { PresenceStore } from './presence.store.ts';
import { TypingStore } from './typing.store.ts';

/** Nobody is here, and nobody writes. */
export const nobodyElse = () => ({
  typing: new TypingStore({ isShared: () => false, send: () => undefined }),
  presence: new PresenceStore(
    () => '',
    () => undefined,
  ),
});
