const ENDS = ['pointerup', 'pointercancel'] as const;

/** Calls when something in an element is pressed, and when the click that it may be has been; returns how to stop. */
export const watchPresses = (element: HTMLElement, onChange: (isPressed: boolean) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const press = () => {
    clearTimeout(timer);
    onChange(true);
  };
  // The click comes right after it, in the same task.
  const release = () => {
    timer = setTimeout(() => onChange(false));
  };
  element.addEventListener('pointerdown', press);
  // Whatever else takes the event on its way.
  for (const end of ENDS) addEventListener(end, release, true);
  return () => {
    clearTimeout(timer);
    element.removeEventListener('pointerdown', press);
    for (const end of ENDS) removeEventListener(end, release, true);
  };
};
