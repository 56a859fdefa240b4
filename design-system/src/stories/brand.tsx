import { useSyncExternalStore } from 'react';

/** What a story may know of the brand that it wears: its name and mark, never its id. */
export interface StoryIdentity {
  title: string;
  icon: string;
}

let worn: StoryIdentity = { title: 'Livery', icon: '/art/flower.svg' };
const listeners = new Set<() => void>();

/** Set with the theme of the page, also while a story is shown. */
export function setStoryBrand(identity: StoryIdentity): void {
  worn = identity;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useStoryBrand = (): StoryIdentity => useSyncExternalStore(subscribe, () => worn);
