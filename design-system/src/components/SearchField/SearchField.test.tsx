import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

interface HarnessProps {
  onSubmit?: (text: string) => void;
  onKeyDown?: (key: string) => void;
}

function Harness({ onSubmit, onKeyDown }: HarnessProps) {
  const [value, setValue] = useState('');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for what the field is in
    <div onKeyDown={(event) => onKeyDown?.(event.key)}>
      <SearchField
        label="Search"
        clearLabel="Clear"
        value={value}
        onChange={setValue}
        onSubmit={onSubmit && (() => onSubmit(value))}
      />
    </div>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });

test('its button is there when there is something to empty, and leaves the focus in the field', async () => {
  render(<Harness />);
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(field(), 'clouds');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole('button')).toBeNull();
});

test('the first Escape empties it, the second belongs to whatever it stands in', async () => {
  const onKeyDown = vi.fn();
  render(<Harness onKeyDown={(key) => key === 'Escape' && onKeyDown()} />);
  await userEvent.type(field(), 'clouds{Escape}');
  expect(field().value).toBe('');
  expect(onKeyDown).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledOnce();
});

test('Enter asks once', async () => {
  const onSubmit = vi.fn();
  render(<Harness onSubmit={onSubmit} />);
  await userEvent.type(field(), 'clouds{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('clouds');
});

test.each(['Enter', 'Escape'])('%s of a pinyin composition belongs to the composition', async (key) => {
  const onSubmit = vi.fn();
  render(<Harness onSubmit={onSubmit} />);
  await userEvent.type(field(), 'yun hai');
  fireEvent.keyDown(field(), { key, isComposing: true });
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field().value).toBe('yun hai');
});
