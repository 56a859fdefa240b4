import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FieldButton } from './FieldButton.tsx';
import { FieldSelect } from './FieldSelect.tsx';
import { TextField } from './TextField.tsx';

test('an error makes the field invalid and describes it in place of the hint', () => {
  const field = (error: string | null) => (
    <TextField label="Nickname" hint="3 to 30" error={error} value="" onChange={() => undefined} />
  );
  const { rerender } = render(field(null));
  const input = screen.getByLabelText('Nickname');
  const described = () => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(input.getAttribute('aria-invalid')).toBeNull();
  expect(described()).toBe('3 to 30');

  rerender(field('Too short'));
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(described()).toBe('Too short');
});

test('gives the text itself to its owner', async () => {
  const onChange = vi.fn();
  render(<TextField label="Nickname" value="" onChange={onChange} />);
  await userEvent.type(screen.getByLabelText('Nickname'), 'a');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('a');
});

test('what stands inside the box keeps its own name and click', async () => {
  const onClick = vi.fn();
  render(
    <TextField
      label="Phone"
      value=""
      onChange={() => undefined}
      prefix={<FieldButton label="Country: Thailand +66" short="+66" onClick={onClick} />}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Country: Thailand +66' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getByRole('textbox', { name: 'Phone' })).toBeTruthy();
});

test('a small choice shows what is short and lists what is whole', async () => {
  const onChange = vi.fn();
  const options = [
    { value: 'CN', short: '+86', label: 'China +86' },
    { value: 'IN', short: '+91', label: 'India +91' },
  ] as const;
  const { container } = render(
    <FieldSelect label="Country code" options={options} value="CN" onChange={onChange} />,
  );
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('+86');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country code' }), 'India +91');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('IN');
});
