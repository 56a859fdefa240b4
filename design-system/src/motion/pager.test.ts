import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PagerOptions, replacePage, watchPager } from './pager.ts';

interface Movement {
  frames: Keyframe[];
  cancel: ReturnType<typeof vi.fn<() => void>>;
  end: () => void;
}

let movements: Movement[];
let isStill = false;

beforeEach(() => {
  movements = [];
  isStill = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  Element.prototype.animate = (frames) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const cancel = vi.fn<() => void>(() => reject(new DOMException('', 'AbortError')));
    movements.push({ frames: frames as Keyframe[], cancel, end: resolve });
    return { finished: promise, cancel } as unknown as Animation;
  };
  Element.prototype.setPointerCapture = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

const WIDTH = 400;

/** A page with a neighbour on both sides, and a finger on it. */
const setUp = (options: Partial<PagerOptions> = {}) => {
  const ground = document.createElement('div');
  const page = document.createElement('div');
  Object.defineProperty(page, 'clientWidth', { value: WIDTH });
  ground.append(page);
  document.body.append(ground);
  const turn = vi.fn();
  const stop = watchPager(page, { axis: 'x', has: () => true, turn, ...options });
  const point = (type: string, x: number, pointerId = 1) =>
    page.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerType: 'touch', pointerId, clientX: x, clientY: 0 }),
    );
  const drag = (...xs: number[]) => {
    const [from = 0, ...rest] = xs;
    point('pointerdown', from);
    for (const x of rest) point('pointermove', x);
  };
  return { page, turn, stop, point, drag };
};
const ticks = () => new Promise((done) => setTimeout(done));

it('turns when the page has left', async () => {
  const { turn, point, drag } = setUp();
  drag(300, 200, 100);
  point('pointerup', 100);
  expect(movements.at(-1)?.frames.at(-1)).toEqual({ transform: `translateX(${-WIDTH}px)` });
  expect(turn).not.toHaveBeenCalled();
  movements.at(-1)?.end();
  await ticks();
  expect(turn).toHaveBeenCalledExactlyOnceWith(1);
});

it('does not turn a page that somebody left meanwhile', async () => {
  const { turn, stop, point, drag } = setUp();
  drag(300, 200, 100);
  point('pointerup', 100);
  stop();
  movements.at(-1)?.end();
  await ticks();
  expect(turn).not.toHaveBeenCalled();
});

it('is caught by a finger while it springs back', () => {
  const { page, point, drag } = setUp();
  drag(300, 280, 270);
  point('pointercancel', 270);
  const [spring] = movements;
  expect(spring?.cancel).not.toHaveBeenCalled();
  drag(300, 310);
  expect(spring?.cancel).toHaveBeenCalledOnce();
  expect(page.style.transform).toBe('translateX(10px)');
});

it.each([
  ['the browser takes the finger', 'pointercancel', 1],
  ['a second finger comes', 'pointerdown', 2],
] as const)('springs back from where it is when %s', (_, type, finger) => {
  const { point, drag } = setUp();
  drag(300, 280, 250);
  point(type, 250, finger);
  expect(movements.at(-1)?.frames[0]).toEqual({ transform: 'translateX(-50px)' });
});

describe('with its neighbours drawn beside it', () => {
  it('asks for the one on the side that comes into sight, and for none at an end', () => {
    const beside = vi.fn();
    const { drag } = setUp({ beside, has: (step) => step === 1 });
    drag(300, 280, 200, 340);
    expect(beside.mock.calls).toEqual([[1], [1], [undefined]]);
  });

  it('springs until the neighbour has its place, turns, and is replaced there', async () => {
    const { page, turn, point, drag } = setUp({ beside: vi.fn() });
    drag(300, 200, 100);
    point('pointerup', 100);
    const frames = movements.at(-1)?.frames ?? [];
    expect(frames.length).toBeGreaterThan(10);
    expect([frames[0], frames.at(-1)]).toEqual([
      { transform: 'translateX(-200px)' },
      { transform: `translateX(${-WIDTH}px)` },
    ]);
    expect(turn).not.toHaveBeenCalled();
    movements.at(-1)?.end();
    await ticks();
    expect(turn).toHaveBeenCalledExactlyOnceWith(1);
    expect(page.style.transform).toBe(`translateX(${-WIDTH}px)`);
    replacePage(page, 'x');
    expect(page.style.transform).toBe('');
  });

  it('takes it away once it has sprung back, not when a finger caught it', async () => {
    const beside = vi.fn();
    const { point, drag } = setUp({ beside });
    drag(300, 280, 270);
    point('pointercancel', 270);
    drag(270, 260, 255);
    await ticks();
    expect(beside).not.toHaveBeenCalledWith(undefined);
    point('pointercancel', 255);
    movements.at(-1)?.end();
    await ticks();
    expect(beside).toHaveBeenLastCalledWith(undefined);
  });
});

it('fades for who wants no movement, and turns then', async () => {
  isStill = true;
  const { page, turn, point, drag } = setUp();
  drag(300, 200, 100);
  point('pointerup', 100);
  expect(movements.at(-1)?.frames).toEqual([{ opacity: 1 }, { opacity: 0 }]);
  expect(page.style.transform).toBe('translateX(-200px)');
  movements.at(-1)?.end();
  await ticks();
  expect(turn).toHaveBeenCalledOnce();
});
