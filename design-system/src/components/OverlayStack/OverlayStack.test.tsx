import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { OverlayStack } from './OverlayStack.tsx';

const page = (id: string) => ({ id, label: id, content: <button type="button">in {id}</button> });

test('only the top layer can be reached; Escape asks for the way back', async () => {
  const onBack = vi.fn();
  render(<OverlayStack overlays={[page('profile'), page('room')]} onBack={onBack} />);
  const [under, top] = screen.getAllByRole('dialog', { hidden: true });
  expect(under?.hasAttribute('inert')).toBe(true);
  expect(top?.hasAttribute('inert')).toBe(false);
  expect(document.activeElement).toBe(top);
  await userEvent.keyboard('{Escape}');
  expect(onBack).toHaveBeenCalledOnce();
});

test('a layer that goes gives the focus back', async () => {
  const stack = (depth: number) => (
    <>
      <button type="button">Open</button>
      <OverlayStack overlays={['profile'].slice(0, depth).map(page)} onBack={() => undefined} />
    </>
  );
  const { rerender } = render(stack(0));
  screen.getByRole('button', { name: 'Open' }).focus();
  rerender(stack(1));
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
  rerender(stack(0));
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});
