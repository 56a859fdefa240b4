import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Link } from '../Link/Link.tsx';
import { Checkbox } from './Checkbox.tsx';

function Harness() {
  const [checked, setChecked] = useState(false);
  return (
    <Checkbox checked={checked} onChange={setChecked}>
      I agree to the <Link href="#terms">Terms</Link>
    </Checkbox>
  );
}

const isChecked = () => screen.getByRole<HTMLInputElement>('checkbox').checked;

test('its words and Space toggle it', async () => {
  render(<Harness />);
  await userEvent.click(screen.getByText(/I agree/));
  expect(isChecked()).toBe(true);
  screen.getByRole('checkbox', { name: 'I agree to the Terms' }).focus();
  await userEvent.keyboard(' ');
  expect(isChecked()).toBe(false);
});

test('one that cannot be used does nothing', async () => {
  const onChange = vi.fn();
  render(
    <Checkbox checked disabled onChange={onChange}>
      Remember me
    </Checkbox>,
  );
  await userEvent.click(screen.getByText('Remember me'));
  expect(onChange).not.toHaveBeenCalled();
});
