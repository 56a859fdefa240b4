import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { BackSheet } from './BackSheet.tsx';
import { backGuard } from './back-guard.ts';

/** The router numbers its entries so. */
const entry = (idx: number) => ({ usr: null, key: `k${idx}`, idx });
const HERE = 1;
const [onClose, onStepBack, router] = [vi.fn(), vi.fn(), vi.fn()];
backGuard.listen();
addEventListener('popstate', router);

const goBack = () => {
  for (const idx of [HERE - 1, HERE])
    act(() => void dispatchEvent(new PopStateEvent('popstate', { state: entry(idx) })));
};
const show = (open: boolean, back?: { label: string; onClick: () => void }) =>
  render(
    <BackSheet open={open} onClose={onClose} title="Pinned" closeLabel="Close" {...(back && { back })}>
      words
    </BackSheet>,
  );

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(history, 'go').mockReturnValue();
  vi.spyOn(history, 'state', 'get').mockReturnValue(entry(HERE));
});

it('closes by the browser’s Back, and the page behind it stays', () => {
  show(true);
  expect(screen.getByRole('dialog').textContent).toContain('words');
  goBack();
  expect(onClose).toHaveBeenCalledOnce();
  expect(router).not.toHaveBeenCalled();
});

it('takes a step back inside before it closes', () => {
  show(true, { label: 'Back', onClick: onStepBack });
  goBack();
  expect([onStepBack.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
});

it('leaves Back to the page while it is closed', () => {
  show(false);
  goBack();
  expect(onClose).not.toHaveBeenCalled();
  expect(router).toHaveBeenCalled();
});
