import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Slider } from './Slider.tsx';

test('a slider is named, says its value in words, and gives a number', () => {
  const onChange = vi.fn();
  render(<Slider label="Packets" value={7} min={5} max={10} valueText="7 packets" onChange={onChange} />);
  const slider = screen.getByRole('slider', { name: 'Packets' });
  expect(slider.getAttribute('aria-valuetext')).toBe('7 packets');
  fireEvent.change(slider, { target: { value: '9' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(9);
});

test('one that cannot be used keeps its value and its words', () => {
  const onChange = vi.fn();
  render(
    <Slider label="Packets" value={7} min={5} max={10} valueText="7 packets" disabled onChange={onChange} />,
  );
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Packets' });
  expect(slider.disabled).toBe(true);
  expect(screen.getByText('7 packets')).toBeTruthy();
});

test.each([
  [5, '0'],
  [10, '1'],
])('at %i the bar is filled by %s', (value, share) => {
  const { container } = render(
    <Slider label="Packets" value={value} min={5} max={10} valueText="" onChange={() => undefined} />,
  );
  const bar = container.querySelector<HTMLElement>('[style]');
  expect(bar?.style.transform).toBe(`scaleX(${share})`);
});
