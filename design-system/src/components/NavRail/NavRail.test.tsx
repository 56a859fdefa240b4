import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChatIcon, HomeIcon, PlusIcon, SettingsIcon } from '../../icons/index.ts';
import { NavRail } from './NavRail.tsx';

const rail = (slim: boolean) => (
  <NavRail
    label="Main"
    logo={<a href="/">Livery</a>}
    items={[
      { href: '/home', icon: HomeIcon, label: 'Home', current: true },
      { href: '/chat', icon: ChatIcon, label: 'Chat', badge: { text: '12', label: '12 unread' } },
    ]}
    action={{ href: '/publish', icon: PlusIcon, label: 'Post' }}
    footer={[{ href: '/settings', icon: SettingsIcon, label: 'Settings' }]}
    slim={slim}
  />
);

test.each([false, true])('slim: %s; places keep their names, the current one its mark', (slim) => {
  render(rail(slim));
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/home',
    '/chat',
    '/publish',
    '/settings',
  ]);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Home');
  expect(screen.getByRole('link', { name: 'Chat 12 unread' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Post' })).toBeTruthy();
});
