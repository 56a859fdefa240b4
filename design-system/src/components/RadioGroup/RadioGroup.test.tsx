import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { RadioGroup } from './RadioGroup.tsx';

function Harness() {
  const [value, setValue] = useState<'all' | 'friends' | 'me' | null>(null);
  return (
    <RadioGroup
      label="Who can see it"
      options={[
        { value: 'all', label: 'Everyone' },
        { value: 'friends', label: 'Friends', detail: 'Both follow' },
        { value: 'me', label: 'Only me', disabled: true },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

test('nothing is chosen for the person, one choice replaces the other, details describe', async () => {
  render(<Harness />);
  expect(screen.getByRole('group', { name: 'Who can see it' })).toBeTruthy();
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await userEvent.click(screen.getByText('Everyone'));
  await userEvent.click(screen.getByRole('radio', { name: /Friends/ }));
  const chosen = screen.getByRole('radio', { checked: true });
  expect(document.getElementById(chosen.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Both follow',
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Only me' }));
  expect(screen.getByRole('radio', { checked: true })).toBe(chosen);
});
