import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

test('focus shows the words and describes the control by them; Escape hides them', async () => {
  render(
    <Tooltip text="Five pins at most">
      <Button>Pin</Button>
    </Tooltip>,
  );
  await userEvent.tab();
  const words = screen.getByRole('tooltip');
  expect(words.textContent).toBe('Five pins at most');
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(words.id);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});
