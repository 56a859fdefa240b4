import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Select } from './Select.tsx';

const options = [
  { value: 'spam', label: 'Spam' },
  { value: 'fraud', label: 'Fraud', disabled: true },
  { value: 'other', label: 'Something else' },
] as const;

test('gives its owner the value of what was chosen by its words', async () => {
  const onChange = vi.fn();
  render(<Select label="Reason" placeholder="Choose" options={options} value={null} onChange={onChange} />);
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Reason' });
  expect(field.selectedOptions[0]?.textContent).toBe('Choose');
  await userEvent.selectOptions(field, 'Something else');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('other');
});

test('the placeholder is gone once there is a choice, and an error describes the field', () => {
  render(
    <Select
      label="Reason"
      placeholder="Choose"
      options={options}
      value="spam"
      error="Not this"
      onChange={vi.fn()}
    />,
  );
  const field = screen.getByRole('combobox', { name: 'Reason' });
  expect(screen.queryByText('Choose')).toBeNull();
  expect(field.getAttribute('aria-invalid')).toBe('true');
});
