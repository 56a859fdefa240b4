import { createContext, use, useSyncExternalStore } from 'react';

const RenderedAt = createContext<number | undefined>(undefined);

/** Its value: when the first HTML was made, in milliseconds since 1970; nothing where there is none. */
export const FirstHtmlProvider = RenderedAt.Provider;

const never = () => () => undefined;

/**
 * When the first HTML was made, while the application takes it over and has to draw the same; afterwards undefined,
 * and whoever read it draws again.
 */
export const useFirstHtmlTime = (): number | undefined => {
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const time = use(RenderedAt);
  return isTakenOver ? undefined : time;
};
