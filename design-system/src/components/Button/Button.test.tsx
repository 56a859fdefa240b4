import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button, ButtonLink } from './Button.tsx';

test('a button that is loading keeps its focus and name, and neither acts nor submits', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" loading={loading} onClick={onClick}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(true));
  const button = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');

  rerender(form(false));
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('one that goes somewhere is a link, however it looks', () => {
  render(
    <ButtonLink href="/register" tone="primary">
      Sign up
    </ButtonLink>,
  );
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/register');
  expect(screen.queryByRole('button')).toBeNull();
});
