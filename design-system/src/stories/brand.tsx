import { createContext, use } from 'react';

/** What a story may know of the brand that the toolbar chose: its name and mark, never its id. */
export interface StoryIdentity {
  title: string;
  icon: string;
}

const BrandContext = createContext<StoryIdentity>({ title: 'Livery', icon: '/art/flower.svg' });

/** Set by the toolbar. */
export const BrandProvider = BrandContext.Provider;

export function useStoryBrand(): StoryIdentity {
  return use(BrandContext);
}
