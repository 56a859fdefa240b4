import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Switch } from './Switch.tsx';

test('its words and Space ask for the other state, and it waits for its owner to agree', async () => {
  const onChange = vi.fn();
  const { rerender } = render(<Switch label="Mute" checked={false} onChange={onChange} />);
  const control = screen.getByRole('switch', { name: 'Mute', checked: false });
  await userEvent.click(screen.getByText('Mute'));
  control.focus();
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [true]]);
  expect(screen.getByRole('switch', { checked: false })).toBe(control);
  rerender(<Switch label="Mute" checked onChange={onChange} />);
  expect(screen.getByRole('switch', { checked: true })).toBe(control);
});

test('one that cannot be used does nothing, and hidden words still name it', async () => {
  const onChange = vi.fn();
  render(<Switch label="Mute" labelHidden checked disabled onChange={onChange} />);
  await userEvent.click(screen.getByRole('switch', { name: 'Mute' }));
  expect(onChange).not.toHaveBeenCalled();
});
