import { expect, it } from 'vitest';
import { watchWheel } from './post-wheel.ts';
import type { Step } from './useSteps.ts';

/** A page, at whose end one may stand, and a wheel that moves `by` pixels after `pause` milliseconds. */
const setUp = () => {
  const page = document.createElement('div');
  const place = { isAtEnd: false };
  const turned: Step[] = [];
  watchWheel(
    page,
    () => place.isAtEnd,
    (step) => turned.push(step),
  );
  let now = 1000;
  const wheel = (by: number, pause = 20) => {
    now += pause;
    const event = new WheelEvent('wheel', { deltaY: by });
    Object.defineProperty(event, 'timeStamp', { value: now });
    page.dispatchEvent(event);
  };
  return { place, turned, wheel };
};

it('leaves a flick to the page that began before its end, and turns with the next one', () => {
  const { place, turned, wheel } = setUp();
  wheel(120);
  place.isAtEnd = true;
  wheel(120);
  wheel(120);
  expect(turned).toEqual([]);
  wheel(120, 300);
  expect(turned).toEqual([1]);
});

it('turns one post a flick, after as much as a wheel’s notch', () => {
  const { place, turned, wheel } = setUp();
  place.isAtEnd = true;
  wheel(-30, 300);
  expect(turned).toEqual([]);
  wheel(-30);
  wheel(-300);
  wheel(-300);
  expect(turned).toEqual([-1]);
});
