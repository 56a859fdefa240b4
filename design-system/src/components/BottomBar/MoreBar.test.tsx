import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HomeIcon } from '../../icons/index.ts';
import { MoreBar } from './MoreBar.tsx';

test('the rest is behind a button, which is marked while one of it is open', () => {
  const onClick = vi.fn();
  render(
    <MoreBar
      label="Sections"
      items={[{ href: '/today', icon: HomeIcon, label: 'Today' }]}
      more={{ label: 'More', current: true, isOpen: false, onClick }}
    />,
  );
  const bar = within(screen.getByRole('navigation', { name: 'Sections' }));
  expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual(['Today']);
  const button = bar.getByRole('button', { name: 'More', current: 'page', expanded: false });
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
});
