import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { keysOn } from './keys-on.ts';
import { useKeys } from './useKeys.ts';

const act = vi.fn();
beforeEach(() => {
  localStorage.clear();
  act.mockClear();
});

function Page({ isAsked = false }: { isAsked?: boolean }) {
  const press = (key: string) => () => {
    act(key);
    return true;
  };
  useKeys({ j: press('j'), '?': press('?') });
  return (
    <main>
      <input aria-label="words" />
      <input type="checkbox" aria-label="pick" />
      {isAsked && <div role="dialog" />}
    </main>
  );
}

test('keys are heard wherever the focus is, but not while somebody writes, with another key, or under a dialog', async () => {
  const { rerender, unmount } = render(<Page />);
  const user = userEvent.setup();
  await user.keyboard('J?k');
  screen.getByLabelText('pick').focus();
  await user.keyboard('j');
  expect(act.mock.calls).toEqual([['j'], ['?'], ['j']]);
  act.mockClear();
  await user.type(screen.getByLabelText('words'), 'j?');
  expect(screen.getByLabelText<HTMLInputElement>('words').value).toBe('j?');
  screen.getByLabelText('words').blur();
  await user.keyboard('{Control>}j{/Control}{Alt>}j{/Alt}');
  rerender(<Page isAsked />);
  await user.keyboard('j');
  rerender(<Page />);
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  await user.keyboard('j');
  expect(act).not.toHaveBeenCalled();
  await user.keyboard('j');
  expect(act).toHaveBeenCalledOnce();
  unmount();
  await user.keyboard('j');
  expect(act).toHaveBeenCalledOnce();
});

test('in a browser where somebody wants none they are letters', async () => {
  render(<Page />);
  const user = userEvent.setup();
  keysOn.write(false);
  await user.keyboard('j?');
  expect(act).not.toHaveBeenCalled();
  keysOn.write(true);
  await user.keyboard('j');
  expect(act).toHaveBeenCalledOnce();
});
