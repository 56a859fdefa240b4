import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { PointMenu } from './PointMenu.tsx';

interface Spies {
  onReply: () => void;
  onChoose: (emoji: string) => void;
  onMore: () => void;
}

function Message({ onReply, onChoose, onMore }: Spies) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Hello
      </button>
      <PointMenu
        label="This message"
        open={open}
        onClose={() => setOpen(false)}
        at={{ x: 20, y: 30 }}
        entries={[{ kind: 'action', id: 'reply', label: 'Reply', onSelect: onReply }]}
        emojis={{
          list: ['👍', '🙏'],
          chosen: ['🙏'],
          labelOf: (emoji) => `React ${emoji}`,
          moreLabel: 'More emoji',
          onChoose,
          onMore,
        }}
      />
    </>
  );
}

function setUp() {
  const spies = { onReply: vi.fn(), onChoose: vi.fn(), onMore: vi.fn() };
  render(<Message {...spies} />);
  return spies;
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Hello' }));
  return screen.findByRole('menu', { name: 'This message' });
};

test('an emoji that is on says so; choosing one closes the menu and gives the focus back', async () => {
  const { onChoose } = setUp();
  await open();
  expect(screen.getByRole('menuitemcheckbox', { name: 'React 🙏', checked: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'React 👍', checked: false }));
  expect(onChoose).toHaveBeenCalledWith('👍');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hello' }));
});

test('arrows walk the emoji sideways and the lines downwards; letters jump', async () => {
  const { onMore, onReply } = setUp();
  await open();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
  expect(onMore).toHaveBeenCalledOnce();
  await open();
  await userEvent.keyboard('rep{Enter}');
  expect(onReply).toHaveBeenCalledOnce();
});

test('Escape closes it and does nothing', async () => {
  const { onReply } = setUp();
  await open();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(onReply).not.toHaveBeenCalled();
});
