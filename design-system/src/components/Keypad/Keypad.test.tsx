import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Keypad } from './Keypad.tsx';

function Harness({ onComplete }: { onComplete: (value: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <>
      <output>{value}</output>
      <Keypad
        label="Number keys"
        deleteLabel="Delete"
        value={value}
        length={4}
        onChange={setValue}
        onComplete={onComplete}
      />
    </>
  );
}

const press = async (...names: string[]) => {
  for (const name of names) await userEvent.click(screen.getByRole('button', { name }));
};

test('keys add digits up to the length, complete once, and delete takes the last one', async () => {
  const onComplete = vi.fn();
  render(<Harness onComplete={onComplete} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true);
  await press('1', '2', '0', 'Delete', '3', '4', '5');
  expect(screen.getByRole('status').textContent).toBe('1234');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('1234');
});
