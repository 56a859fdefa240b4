import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { QuietSelect } from './QuietSelect.tsx';

test('one of many is chosen in the list of the system, named by its label', async () => {
  const onChange = vi.fn();
  const options = [
    { value: '11', label: 'Nov 2026' },
    { value: '10', label: 'Oct 2026' },
  ] as const;
  render(<QuietSelect label="Month" options={options} value="11" onChange={onChange} />);
  const select = screen.getByRole('combobox', { name: 'Month' });
  expect((select as HTMLSelectElement).selectedOptions[0]?.textContent).toBe('Nov 2026');
  await userEvent.selectOptions(select, 'Oct 2026');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('10');
});
