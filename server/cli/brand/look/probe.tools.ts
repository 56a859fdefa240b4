import type { Box } from './looked.ts';

/** What the probes of a page share. They run in the page, each as one function: what they call is put there once. */
export interface ProbeTools {
  /** It is drawn, inside the picture, and nothing lies over its middle. */
  isSeen(element: Element): boolean;
  boxOf(element: Element | Range): Box;
  /** What it says or is called, for a sentence. */
  nameOf(element: Element): string;
  controls(): HTMLElement[];
}

declare global {
  interface Window {
    look: ProbeTools;
  }
}

/** Puts the tools into the page. */
export function putTools(): void {
  const NAME = 40;
  const CONTROLS = 'button, a[href], input, select, textarea, [role=tab], [role=switch], [role=menuitem]';

  const boxOf = (of: Element | Range): Box => {
    const { x, y, width, height } = of.getBoundingClientRect();
    return { x, y, width, height };
  };

  const isSeen = (element: Element): boolean => {
    const { x, y, width, height } = boxOf(element);
    const [left, top] = [x + width / 2, y + height / 2];
    if (width < 2 || height < 2 || left < 0 || top < 0 || left > innerWidth || top > innerHeight)
      return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const over = document.elementFromPoint(left, top);
    return over !== null && (element.contains(over) || over.contains(element));
  };

  const nameOf = (element: Element): string => {
    const label =
      element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? element.textContent ?? '';
    const text = label.trim().replace(/\s+/g, ' ') || element.getAttribute('placeholder') || '';
    return text === '' ? `<${element.tagName.toLowerCase()}>` : text.slice(0, NAME);
  };

  // Decoration is no control: a whole post that can be opened by a click has its own link.
  const controls = (): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (element) => isSeen(element) && !element.closest('[aria-hidden=true], [inert]'),
    );

  window.look = { isSeen, boxOf, nameOf, controls };
}
