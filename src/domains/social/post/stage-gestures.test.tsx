import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useStageHold } from './useStageHold.ts';
import { useStageKeys } from './useStageKeys.ts';
import { useTaps } from './useTaps.ts';

const heard = vi.fn();

/** A stage 400 pixels wide, with a button and a line to write on over it. */
function Stage({ isClip }: { isClip: boolean }) {
  const stage = useRef<HTMLElement>(null);
  useTaps(stage, {
    onDouble: ({ x, y }) => heard('double', x, y),
    onSingle: () => heard('single'),
  });
  useStageHold(stage, {
    onFast: isClip ? (isFast) => heard('fast', isFast) : undefined,
    onMenu: ({ x }) => heard('menu', x),
  });
  useStageKeys({ l: () => heard('like') });
  return (
    <section ref={stage} aria-label="stage">
      <button type="button">share</button>
      <input aria-label="comment" />
    </section>
  );
}

const stage = () => screen.getByRole('region', { name: 'stage' });
const finger = (clientX: number) => ({ pointerType: 'touch', isPrimary: true, clientX, clientY: 300 });
const rests = (clientX: number, on: Element = stage()) => {
  fireEvent.pointerDown(on, finger(clientX));
  act(() => void vi.advanceTimersByTime(600));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PointerEvent',
    class extends MouseEvent {
      readonly pointerType: string;
      readonly isPrimary: boolean;
      constructor(type: string, init: PointerEventInit) {
        super(type, init);
        this.pointerType = init.pointerType ?? '';
        this.isPrimary = init.isPrimary ?? false;
      }
    },
  );
  heard.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (isClip: boolean) => {
  render(<Stage isClip={isClip} />);
  vi.spyOn(stage(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 800));
};

it('a clip held at a side goes faster until it is let go, held in the middle it has its menu', () => {
  show(true);
  rests(380);
  expect(heard).toHaveBeenLastCalledWith('fast', true);
  fireEvent.pointerUp(window);
  expect(heard).toHaveBeenLastCalledWith('fast', false);
  rests(200);
  expect(heard).toHaveBeenLastCalledWith('menu', 200);
});

it('a picture has its menu wherever it is held; a button that is held has none', () => {
  show(false);
  rests(380);
  expect(heard).toHaveBeenLastCalledWith('menu', 380);
  heard.mockClear();
  rests(380, screen.getByRole('button'));
  expect(heard).not.toHaveBeenCalled();
});

it('two taps in one place are one, two far from each other are two, one waits for the second', () => {
  show(true);
  const tap = (clientX: number) => fireEvent.click(stage(), { clientX, clientY: 300 });
  tap(100);
  tap(110);
  act(() => void vi.advanceTimersByTime(1000));
  expect(heard.mock.calls).toEqual([['double', 110, 300]]);
  tap(100);
  act(() => void vi.advanceTimersByTime(1000));
  tap(300);
  expect(heard.mock.calls).toEqual([['double', 110, 300], ['single']]);
  fireEvent.click(screen.getByRole('button'));
  act(() => void vi.advanceTimersByTime(1000));
  expect(heard).toHaveBeenCalledTimes(3);
});

it('letters are keys in either case, but not for who writes, nor with a modifier, nor under a dialog', () => {
  show(true);
  fireEvent.keyDown(document.body, { key: 'L' });
  expect(heard).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'l' });
  fireEvent.keyDown(document.body, { key: 'l', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'l', repeat: true });
  render(<div role="dialog" />);
  fireEvent.keyDown(document.body, { key: 'l' });
  expect(heard).toHaveBeenCalledTimes(1);
});
