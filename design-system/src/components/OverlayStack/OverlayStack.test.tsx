import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { OverlayStack } from './OverlayStack.tsx';

const NAMES = ['Room', 'Members'];

/** Each page opens the next one. */
function Harness() {
  const [depth, setDepth] = useState(0);
  const opener = (
    <button type="button" onClick={() => setDepth((now) => now + 1)}>
      Open
    </button>
  );
  return (
    <>
      {opener}
      <OverlayStack
        overlays={NAMES.slice(0, depth).map((title) => ({ id: title, title, content: opener }))}
        backLabel="Back"
        onBack={() => setDepth((now) => now - 1)}
        onClose={() => setDepth(0)}
      />
    </>
  );
}

const dialog = (name: string) => screen.getByRole('dialog', { name });
const openBoth = async () => {
  render(<Harness />);
  const first = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(first);
  const second = within(dialog('Room')).getByRole('button', { name: 'Open' });
  await userEvent.click(second);
  return { first, second };
};

test('only the top page can be reached, and it has the focus', async () => {
  await openBoth();
  expect(screen.getAllByRole('dialog')).toEqual([dialog('Members')]);
  expect(document.activeElement).toBe(dialog('Members'));
});

test('Escape and the arrow go back by one, and the focus to what opened the page', async () => {
  const { first, second } = await openBoth();
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(second);
  await userEvent.click(within(dialog('Room')).getByRole('button', { name: 'Back' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(first);
});

test('a press beside them takes all of them away', async () => {
  const { first } = await openBoth();
  await userEvent.pointer({ keys: '[MouseLeft]', target: document.documentElement });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(first);
});
