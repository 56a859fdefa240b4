import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BackIcon, HeartIcon, SendIcon } from '../../icons/index.ts';
import { IconButton, IconButtonLink, type IconButtonProps } from './IconButton.tsx';

test('its name is its label: the drawing and the count at its corner are silent', () => {
  render(<IconButton icon={HeartIcon} label="Activity, 3 new" badge={3} />);
  expect(screen.getByRole('button', { name: 'Activity, 3 new' }).textContent).toBe('3');
});

test('a name is never left out', () => {
  // @ts-expect-error a drawing alone has no name
  const nameless: IconButtonProps = { icon: HeartIcon };
  expect(nameless.label).toBeUndefined();
});

test.each([true, false])('a toggle says that it is %s', (pressed) => {
  render(<IconButton icon={HeartIcon} label="Like" pressed={pressed} />);
  expect(screen.getByRole('button', { name: 'Like', pressed })).toBeTruthy();
});

test('while it loads it keeps its name and focus, and neither acts nor submits', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={onSubmit}>
      <IconButton type="submit" icon={SendIcon} label="Send" loading={loading} onClick={onClick} />
    </form>
  );
  const { rerender } = render(form(true));
  const button = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  rerender(form(false));
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('one that goes somewhere is a link', () => {
  render(<IconButtonLink icon={BackIcon} label="Back" href="/chat" />);
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/chat');
});
