import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChatIcon, HomeIcon, SettingsIcon } from '../../icons/index.ts';
import { GroupedRail } from './GroupedRail.tsx';

test('places stand in named groups, in their order, the current one marked', () => {
  render(
    <GroupedRail
      label="Sections"
      logo={<a href="/">Livery</a>}
      groups={[
        { label: 'Overview', items: [{ href: '/today', icon: HomeIcon, label: 'Today' }] },
        {
          label: 'Brand',
          items: [
            { href: '/news', icon: ChatIcon, label: 'News' },
            { href: '/settings', icon: SettingsIcon, label: 'Settings', current: true },
          ],
        },
      ]}
    />,
  );
  const rail = within(screen.getByRole('navigation', { name: 'Sections' }));
  const linksOf = (name: string) =>
    within(rail.getByRole('list', { name }))
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect([linksOf('Overview'), linksOf('Brand')]).toEqual([['Today'], ['News', 'Settings']]);
  expect(rail.getByRole('link', { current: 'page' }).textContent).toBe('Settings');
});
