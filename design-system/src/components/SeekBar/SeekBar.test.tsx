import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SeekBar } from './SeekBar.tsx';

describe('SeekBar', () => {
  it('says where the clip is and asks for another place', () => {
    const seek = vi.fn();
    render(<SeekBar label="Position" value={16} max={42} valueText="0:16 of 0:42" onSeek={seek} />);
    const slider = screen.getByRole('slider', { name: 'Position' });
    expect(slider.getAttribute('aria-valuetext')).toBe('0:16 of 0:42');
    fireEvent.change(slider, { target: { value: '30' } });
    expect(seek).toHaveBeenCalledWith(30);
  });

  it('shows what the clip shows there while it is held', () => {
    const bar = { label: 'Position', value: 16, max: 42, valueText: '', onSeek: () => undefined };
    render(<SeekBar {...bar} still={(seconds) => `still of ${seconds}`} />);
    const slider = screen.getByRole('slider');
    expect(screen.queryByText('still of 16')).toBeNull();
    fireEvent.pointerDown(slider);
    expect(screen.getByText('still of 16')).toBeDefined();
    fireEvent.pointerUp(slider);
    expect(screen.queryByText('still of 16')).toBeNull();
  });
});
