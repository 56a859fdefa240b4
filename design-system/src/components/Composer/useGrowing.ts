import { type RefObject, useLayoutEffect } from 'react';

/** Makes the field in a box as high as what is written in it, where the browser does not do so itself. */
export const useGrowing = (box: RefObject<HTMLElement | null>, value: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written changes its height
  useLayoutEffect(() => {
    if (CSS.supports('field-sizing', 'content')) return;
    const field = box.current?.querySelector('textarea');
    if (!field) return;
    field.style.height = 'auto';
    field.style.height = `${field.scrollHeight}px`;
  }, [box, value]);
};
