import type { LookFinding } from './looked.ts';

/* Each runs in the page, as one function of its own: nothing here may be used that stands outside of it but `window.look`. */

type Probe = () => LookFinding[];

/** Words that end at an edge without a sign of it, and pages that are wider than the screen. */
const cutText: Probe = () => {
  const { boxOf, isSeen, nameOf } = window.look;
  const hasOwnWords = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const cut = [...document.querySelectorAll('body *')].filter((element) => {
    if (!hasOwnWords(element) || !isSeen(element)) return false;
    const style = getComputedStyle(element);
    const folds = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    const hides = style.overflowX !== 'visible' && style.overflowX !== 'auto' && style.overflowX !== 'scroll';
    const drawn = style.textIndent !== '0px';
    return (
      hides && !folds && !drawn && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1
    );
  });
  return cut.map((element) => ({
    problem: 'cut-text',
    what: nameOf(element),
    why: `needs ${element.scrollWidth} px and has ${element.clientWidth}`,
    box: boxOf(element),
  }));
};

const overflow: Probe = () => {
  // A phone zooms out of a page that is too wide, and its window grows with it.
  const { scrollWidth: wide, clientWidth: screen } = document.documentElement;
  if (wide <= screen) return [];
  const { boxOf, nameOf } = window.look;
  const widest = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > screen + 1,
  );
  return widest.slice(0, 1).map((element) => ({
    problem: 'overflow',
    what: nameOf(element),
    why: `the page is ${wide} px wide on a screen of ${screen}`,
    box: boxOf(element),
  }));
};

/** A finger has 44 px, a mouse 24, drawn or not. A link in a line of words has the line; one of two to the same place may be small. */
const smallTargets: Probe = () => {
  const { boxOf, controls, nameOf } = window.look;
  const LEAST = matchMedia('(pointer: coarse)').matches ? 44 : 24;
  const REACH = LEAST / 2 - 1;
  /** So far from its middle; where a neighbour is as near, it has the rest: together they leave no gap. */
  const isNear = (away: number, hit: Element): boolean =>
    away <= REACH && hit.closest('button, a, input, label, select, textarea') !== null;
  /** A page is scrolled below what stays where it is, and comes out again. */
  const isOver = (element: Element, hit: Element): boolean => {
    for (let at: Element | null = hit; at && !at.contains(element); at = at.parentElement)
      if (getComputedStyle(at).position === 'fixed') return true;
    return false;
  };
  /** Beyond the edge of what can be scrolled on, as beyond the screen's. */
  const isBeyond = (element: Element, x: number, y: number): boolean => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const { left, right, top, bottom } = at.getBoundingClientRect();
      if (overflowX === 'auto' && at.scrollWidth > at.clientWidth && (x < left || x >= right)) return true;
      if (overflowY === 'auto' && at.scrollHeight > at.clientHeight && (y < top || y >= bottom)) return true;
    }
    return false;
  };
  const isIn = (element: Element, x: number, y: number, away: number): boolean => {
    // Nothing is met beyond the screen, whose last row ends before a point that is rounded out of it.
    const hit = document.elementFromPoint(x, y);
    if (hit === null || isBeyond(element, x, y)) return away <= REACH;
    return element.contains(hit) || isOver(element, hit) || isNear(away, hit);
  };
  const caught = (element: Element, dx: number, dy: number): number => {
    const { x, y, width, height } = boxOf(element);
    let away = 0;
    const goesOn = (): boolean =>
      isIn(element, x + width / 2 + dx * (away + 1), y + height / 2 + dy * (away + 1), away + 1);
    while (away < LEAST && goesOn()) away += 1;
    return away;
  };
  // A name at the start of its line catches to the right of it.
  const isCaught = (element: Element): boolean =>
    caught(element, -1, 0) + caught(element, 1, 0) >= 2 * REACH &&
    caught(element, 0, -1) + caught(element, 0, 1) >= 2 * REACH;
  const isInWords = (element: Element): boolean =>
    element.tagName === 'A' &&
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
  const all = controls();
  // Sliders are pulled along, not met at their middle.
  const isPulled = (element: Element): boolean => element.matches('[role=slider], [type=range]');
  const small = all.filter((element) => !isInWords(element) && !isPulled(element) && !isCaught(element));
  // What is larger may still be below the foot of the screen.
  const isLarge = (element: Element): boolean =>
    !all.includes(element as HTMLElement) && Math.min(boxOf(element).width, boxOf(element).height) >= LEAST;
  const reached = new Set(
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => (all.includes(link) && !small.includes(link)) || isLarge(link))
      .map((link) => link.href),
  );
  return small
    .filter((element) => !(element instanceof HTMLAnchorElement && reached.has(element.href)))
    .map((element) => {
      const { width, height } = boxOf(element);
      const why = `catches less than ${LEAST} px across; it is drawn ${Math.round(width)} × ${Math.round(height)}`;
      return { problem: 'small-target', what: nameOf(element), why, box: boxOf(element) };
    });
};

/** Pictures that did not come, and drawings without anything in them. */
const emptyPictures: Probe = () => {
  const { boxOf, isSeen, nameOf } = window.look;
  const isEmpty = (element: Element): boolean =>
    element instanceof HTMLImageElement
      ? element.complete && element.naturalWidth === 0
      : element.childElementCount === 0;
  return [...document.querySelectorAll('img, svg')]
    .filter((element) => isSeen(element) && isEmpty(element))
    .map((element) => ({
      problem: 'empty-picture',
      what: nameOf(element),
      why: 'shows nothing',
      box: boxOf(element),
    }));
};

/** Where the keyboard is has to be seen: something around the control changes with the focus. */
const noFocus: Probe = () => {
  const { boxOf, controls, nameOf } = window.look;
  const LOOKS = [
    'outlineStyle',
    'outlineWidth',
    'outlineColor',
    'boxShadow',
    'borderColor',
    'backgroundColor',
  ] as const;
  const lookOf = (element: Element): string => {
    const near = [element, ...element.children, element.parentElement, element.parentElement?.parentElement];
    return near
      .filter((each) => each !== null && each !== undefined)
      .flatMap((each) => ['', '::before', '::after'].map((part) => getComputedStyle(each, part || null)))
      .flatMap((style) => LOOKS.map((look) => style[look]))
      .join();
  };
  const before = document.activeElement;
  const missing = controls().filter((element) => {
    if (element.tabIndex < 0 || element.matches(':disabled')) return false;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const plain = lookOf(element);
    element.focus({ preventScroll: true });
    return document.activeElement === element && lookOf(element) === plain;
  });
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return missing.map((element) => ({
    problem: 'no-focus',
    what: nameOf(element),
    why: 'looks the same with the focus and without',
    box: boxOf(element),
  }));
};

/** A control is seen by its fill, its edge or what stands on it: one of them needs 3:1 against what is behind. */
const invisibleControls: Probe = () => {
  const { boxOf, controls, nameOf } = window.look;
  const LEAST = 3;
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const rgba = (css: string): [number, number, number, number] => {
    if (!canvas) return [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  type Rgb = [number, number, number];
  const over = ([r, g, b, a]: [number, number, number, number], ground: Rgb): Rgb =>
    [r, g, b].map((part, at) => part * a + (ground[at] ?? 0) * (1 - a)) as Rgb;
  const luminance = (color: Rgb): number => {
    const [r = 0, g = 0, b = 0] = color.map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (one: Rgb, other: Rgb): number => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  /** Undefined where a picture or a blurred bar lies behind: that is judged by the theme's pairs. */
  const groundOf = (element: Element | null): Rgb | undefined => {
    const grounds: [number, number, number, number][] = [];
    for (let at = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.backgroundImage !== 'none' || style.backdropFilter !== 'none') return undefined;
      const color = rgba(style.backgroundColor);
      grounds.push(color);
      if (color[3] === 1) break;
      // What is scrolled under it is not among its parents.
      if (style.position === 'fixed') return undefined;
    }
    return grounds.reduceRight<Rgb>((ground, color) => over(color, ground), [255, 255, 255]);
  };
  const hasPictureBehind = (element: Element): boolean => {
    const { x, y, width, height } = boxOf(element);
    const here = document.elementsFromPoint(x + width / 2, y + height / 2);
    const below = here.filter((each) => !element.contains(each));
    const floor = below.findIndex((each) => rgba(getComputedStyle(each).backgroundColor)[3] === 1);
    return below
      .slice(0, floor === -1 ? undefined : floor)
      .some((each) => each.matches('img, video, canvas'));
  };
  /** A picture that has come is what is seen of its control. */
  const showsPicture = (element: Element): boolean =>
    [...element.querySelectorAll('img, video, canvas')].some(
      (each) => !(each instanceof HTMLImageElement) || each.naturalWidth > 0,
    );
  const hasWords = (element: Element): boolean => {
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      return (element.value || element.placeholder) !== '';
    return (
      element instanceof HTMLSelectElement ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    );
  };
  /** What is written or drawn in a control, and parts of it that have a fill of their own, as the thumb of a switch. */
  const signsOf = (element: Element): string[] => {
    const { color, stroke, fill, backgroundColor } = getComputedStyle(element);
    if (element instanceof SVGElement)
      return element instanceof SVGGeometryElement ? [stroke, fill].filter((each) => each !== 'none') : [];
    const parts = ['::before', '::after'].flatMap((part) => {
      const { content, backgroundColor, color } = getComputedStyle(element, part);
      return content === 'none' ? [] : [backgroundColor, ...(/"."/.test(content) ? [color] : [])];
    });
    return [backgroundColor, ...parts, ...(hasWords(element) ? [color] : [])];
  };
  const best = (element: HTMLElement, ground: Rgb): number => {
    const style = getComputedStyle(element);
    const fill = over(rgba(style.backgroundColor), ground);
    const edges =
      Number.parseFloat(style.borderTopWidth) > 0 ? [over(rgba(style.borderTopColor), ground)] : [];
    const signs = [element, ...element.querySelectorAll('*')].flatMap(signsOf);
    return Math.max(
      ratio(fill, ground),
      ...edges.map((edge) => ratio(edge, ground)),
      ...signs.map((sign) => ratio(over(rgba(sign), fill), fill)),
    );
  };
  return controls().flatMap((element) => {
    const ground = groundOf(element.parentElement);
    if (!ground || element.matches(':disabled') || hasPictureBehind(element) || showsPicture(element))
      return [];
    const reached = best(element, ground);
    if (reached >= LEAST) return [];
    const why = `stands out by ${reached.toFixed(2)}:1 at most, and ${LEAST}:1 is needed to see it`;
    return [{ problem: 'invisible-control' as const, what: nameOf(element), why, box: boxOf(element) }];
  });
};

/** They leave the page as it is. */
export const PROBES: readonly Probe[] = [cutText, overflow, smallTargets, emptyPictures, invisibleControls];
/** Moves the focus; the keyboard has to be in use. */
export const FOCUS_PROBE: Probe = noFocus;
