import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AlertDialog } from './AlertDialog.tsx';
import { ConfirmPopup } from './ConfirmPopup.tsx';

function confirm(loading: boolean) {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  render(
    <ConfirmPopup
      open
      loading={loading}
      title="Disband?"
      text="All members leave."
      confirmLabel="Disband"
      cancelLabel="Keep it"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  );
  return { onConfirm, onCancel };
}

test('an alert is read with its text and closed by its one button', async () => {
  const onClose = vi.fn();
  render(<AlertDialog open onClose={onClose} title="Five pins" text="Remove one." closeLabel="Got it" />);
  const dialog = screen.getByRole('alertdialog', { name: 'Five pins' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Remove one.',
  );
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a question starts at its safe answer, and Escape is that answer', async () => {
  const { onCancel, onConfirm } = confirm(false);
  expect(document.activeElement?.textContent).toBe('Keep it');
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Disband' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('while the answer is on its way nothing acts', async () => {
  const { onCancel, onConfirm } = confirm(true);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Disband' }));
  expect(onCancel).not.toHaveBeenCalled();
  expect(onConfirm).not.toHaveBeenCalled();
});
