/** What is heard, to the controls of the system. */
export interface Heard {
  title: string;
  /** It was pressed there: on a lock screen, a headset, in the menu of the tab. */
  onToggle(): void;
  onNext(): void;
  onEnd(): void;
}

const ACTIONS: readonly [MediaSessionAction, keyof Heard & `on${string}`][] = [
  ['play', 'onToggle'],
  ['pause', 'onToggle'],
  ['nexttrack', 'onNext'],
  ['stop', 'onEnd'],
];

/** Some browsers know none, others not all of them. */
const listen = (action: MediaSessionAction, handler: (() => void) | null): void => {
  try {
    navigator.mediaSession?.setActionHandler(action, handler);
  } catch {
    // It has no such button.
  }
};

/** Names what is heard wherever the system shows it, and takes its buttons. */
export const showInSystem = (heard: Heard): void => {
  if (!navigator.mediaSession) return;
  navigator.mediaSession.metadata = new MediaMetadata({ title: heard.title });
  for (const [action, handler] of ACTIONS) listen(action, () => heard[handler]());
};

export const hideInSystem = (): void => {
  if (!navigator.mediaSession) return;
  navigator.mediaSession.metadata = null;
  for (const [action] of ACTIONS) listen(action, null);
};
