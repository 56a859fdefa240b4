import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { backGuard } from './back-guard.ts';
import { useBackGuard } from './useBackGuard.ts';

/** The router numbers its entries so; the guarded page stands on the second. */
const entry = (idx: number) => ({ usr: null, key: `k${idx}`, idx });
const HERE = 1;

const ask = vi.fn();
const router = vi.fn();
const go = vi.spyOn(history, 'go');

backGuard.listen();
addEventListener('popstate', router);

const arriveAt = (idx: number) =>
  act(() => void dispatchEvent(new PopStateEvent('popstate', { state: entry(idx) })));

function Guarded({ isOn }: { isOn: boolean }) {
  useBackGuard(isOn, ask);
  return null;
}

beforeEach(() => {
  vi.clearAllMocks();
  go.mockReturnValue();
  vi.spyOn(history, 'state', 'get').mockReturnValue(entry(HERE));
});

it('takes a step back before the router hears of it, and asks once it stands where it stood', () => {
  render(<Guarded isOn />);
  arriveAt(HERE - 1);
  expect(go).toHaveBeenCalledExactlyOnceWith(1);
  expect(ask).not.toHaveBeenCalled();
  arriveAt(HERE);
  expect(ask).toHaveBeenCalledOnce();
  expect(router).not.toHaveBeenCalled();
});

it('does not forget where it stands when something is drawn while the step is taken back', () => {
  const { rerender } = render(<Guarded isOn />);
  arriveAt(HERE - 1);
  vi.spyOn(history, 'state', 'get').mockReturnValue(entry(HERE - 1));
  rerender(<Guarded isOn />);
  arriveAt(HERE);
  expect(ask).toHaveBeenCalledOnce();
  expect(go).toHaveBeenCalledOnce();
});

it('takes back as many steps as were made, and does not ask about one forward', () => {
  render(<Guarded isOn />);
  arriveAt(HERE + 2);
  expect(go).toHaveBeenCalledExactlyOnceWith(-2);
  arriveAt(HERE);
  expect(ask).not.toHaveBeenCalled();
});

it('leaves the history alone where nothing is to be asked, and after the page has gone', () => {
  const { rerender, unmount } = render(<Guarded isOn={false} />);
  arriveAt(0);
  rerender(<Guarded isOn />);
  unmount();
  arriveAt(0);
  expect(router).toHaveBeenCalledTimes(2);
  expect(go).not.toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
});

const close = vi.fn();

function Over() {
  useBackGuard(true, close);
  return null;
}

/** Effects run in this order, as those of something that came later do. */
const pageWith = (over: boolean) => (
  <div>
    <Guarded isOn />
    {over && <Over />}
  </div>
);

it('asks what came last, and what lies under it once that has gone', () => {
  const { rerender } = render(pageWith(true));
  arriveAt(HERE - 1);
  arriveAt(HERE);
  expect(close).toHaveBeenCalledOnce();
  rerender(pageWith(false));
  arriveAt(HERE - 1);
  arriveAt(HERE);
  expect(close).toHaveBeenCalledOnce();
  expect(ask).toHaveBeenCalledOnce();
});
