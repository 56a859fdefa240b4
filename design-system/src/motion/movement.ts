export type Axis = 'x' | 'y';

export const shifted = (axis: Axis, by: number): string => `translate${axis.toUpperCase()}(${by}px)`;

const running = new WeakMap<Element, Animation>();

/** Ends what moves an element: a finger has it, or another movement follows. */
export const stopMovement = (element: HTMLElement): void => {
  running.get(element)?.cancel();
  running.delete(element);
};

/** Pixels that an element stands beside its place at this moment, while it moves and after. */
export const offsetOf = (element: HTMLElement, axis: Axis): number => {
  const { transform } = getComputedStyle(element);
  if (transform === '' || transform === 'none') return 0;
  const { m41, m42 } = new DOMMatrixReadOnly(transform);
  return axis === 'x' ? m41 : m42;
};

/** Moves an element in the place of what moved it before. Resolves with whether it came to its end. */
export const moveElement = async (
  element: HTMLElement,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
): Promise<boolean> => {
  stopMovement(element);
  const movement = element.animate(frames, options);
  running.set(element, movement);
  return movement.finished.then(
    () => true,
    () => false,
  );
};
