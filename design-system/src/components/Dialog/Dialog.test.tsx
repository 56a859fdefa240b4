import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { TextField } from '../TextField/TextField.tsx';
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

function WithField() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Log in</Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Log in first" closeLabel="Close">
        <TextField label="Name" value="" onChange={() => undefined} autoFocus />
      </Sheet>
    </>
  );
}

test('a field that takes the focus by itself does not make the dialog forget who opened it', async () => {
  render(<WithField />);
  const opener = screen.getByRole('button', { name: 'Log in' });
  await userEvent.click(opener);
  expect(document.activeElement).toBe(await screen.findByLabelText('Name'));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(opener);
});

test('a sheet with a step before has a way back to it', async () => {
  const steps: string[] = [];
  render(
    <Sheet
      open
      onClose={() => steps.push('closed')}
      title="Code"
      closeLabel="Close"
      back={{ label: 'Back', onClick: () => steps.push('back') }}
    >
      Words
    </Sheet>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(steps).toEqual(['back']);
});

function Choices({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('');
  return (
    <Sheet open onClose={onClose} title="Choose" closeLabel="Close">
      <SearchField label="Find" clearLabel="Clear" value={query} onChange={setQuery} autoFocus />
    </Sheet>
  );
}

test('Escape empties a search inside before it closes the sheet', async () => {
  let closings = 0;
  render(<Choices onClose={() => (closings += 1)} />);
  const field = await screen.findByLabelText<HTMLInputElement>('Find');
  await userEvent.type(field, 'thai');
  await userEvent.keyboard('{Escape}');
  expect([field.value, closings]).toEqual(['', 0]);
  await userEvent.keyboard('{Escape}');
  expect(closings).toBe(1);
});
