import { storedValue } from '../storage/stored-value.ts';

const isName = (value: unknown): value is string => typeof value === 'string';

/** The tab that has the focus, of all tabs of the browser; absent while none has. */
const focusedTab = storedValue('tab.focused', 1, isName);

/**
 * Which of the tabs of a browser makes the sounds: the one that the person is at, since it knows what they look at; while they
 * are at none, the leading one. Returns whether this one does, and how to stop.
 */
export const followFocus = (isLeading: () => boolean) => {
  const name = crypto.randomUUID();
  const ended = new AbortController();
  const { signal } = ended;
  const enter = () => focusedTab.write(name);
  const leave = () => {
    if (focusedTab.read() === name) focusedTab.clear();
  };
  if (document.hasFocus()) enter();
  addEventListener('focus', enter, { signal });
  addEventListener('blur', leave, { signal });
  addEventListener('pagehide', leave, { signal });
  return {
    isSpeaking: (): boolean => document.hasFocus() || (isLeading() && focusedTab.read() === undefined),
    stop: (): void => {
      leave();
      ended.abort();
    },
  };
};
