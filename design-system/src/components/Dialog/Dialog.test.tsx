import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Sheet } from './Sheet.tsx';

function Harness() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Disband</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Disband?"
        text="All members leave."
        actions={<Button onClick={() => setOpen(false)}>Not yet</Button>}
      />
    </>
  );
}

test('a dialog is named and described, takes the focus, and gives it back on Escape', async () => {
  render(<Harness />);
  const opener = screen.getByRole('button', { name: 'Disband' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Disband?' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'All members leave.',
  );
  expect(dialog.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('a sheet takes the focus itself, and its button closes it', async () => {
  const closed: string[] = [];
  render(
    <Sheet open onClose={() => closed.push('closed')} title="Comments" closeLabel="Close">
      Words
    </Sheet>,
  );
  const sheet = await screen.findByRole('dialog', { name: 'Comments' });
  expect(document.activeElement).toBe(sheet);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(closed).toEqual(['closed']);
});
