import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BackConfirm } from './BackConfirm.tsx';
import { backGuard } from './back-guard.ts';

const HERE = 1;
const [onConfirm, onCancel, router] = [vi.fn(), vi.fn(), vi.fn()];
backGuard.listen();
addEventListener('popstate', router);

const goBack = () => {
  for (const idx of [HERE - 1, HERE])
    act(() => void dispatchEvent(new PopStateEvent('popstate', { state: { idx } })));
};
const show = (loading: boolean) =>
  render(
    <BackConfirm
      open
      title="Leave?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      loading={loading}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  );

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(history, 'go').mockReturnValue();
  vi.spyOn(history, 'state', 'get').mockReturnValue({ idx: HERE });
});
afterEach(cleanup);

it('is cancelled by the browser’s Back, and the page behind it stays', () => {
  show(false);
  expect(screen.getByRole('alertdialog').textContent).toContain('Leave?');
  goBack();
  expect(onCancel).toHaveBeenCalledOnce();
  expect([onConfirm, router].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it('stays while the choice is carried out', () => {
  show(true);
  goBack();
  expect([onCancel, router].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
