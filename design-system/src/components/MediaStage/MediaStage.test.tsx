import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { HeartIcon } from '../../icons/index.ts';
import { MediaStage, StageAction, StageCommentButton } from './MediaStage.tsx';

test('what is shown has a name; the still behind it is silent', () => {
  render(
    <MediaStage label="A post of Meera" backdrop="/still.webp">
      <img src="/lights.webp" alt="Northern lights" />
    </MediaStage>,
  );
  expect(screen.getByRole('region', { name: 'A post of Meera' })).toBeTruthy();
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

test('an action tells its count in its name alone, and whether it is on', async () => {
  const onClick = vi.fn();
  render(<StageAction icon={HeartIcon} label="Like, 12.8k" count="12.8k" pressed onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Like, 12.8k', pressed: true }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('what looks like a line to write on is a button', async () => {
  const onClick = vi.fn();
  render(<StageCommentButton label="Say something nice" onClick={onClick} />);
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Say something nice' }));
  expect(onClick).toHaveBeenCalledOnce();
});
