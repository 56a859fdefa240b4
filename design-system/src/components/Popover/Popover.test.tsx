import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

test('a popover is named, takes the focus, and gives it back on Escape', async () => {
  render(
    <Popover label="What is held" trigger={<Button>Held</Button>}>
      <Button>Understood</Button>
    </Popover>,
  );
  const trigger = screen.getByRole('button', { name: 'Held' });
  await userEvent.click(trigger);
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('dialog', { name: 'What is held' }).contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(trigger);
});
