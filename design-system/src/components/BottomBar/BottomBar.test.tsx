import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChatIcon, HomeIcon, PlusIcon } from '../../icons/index.ts';
import { BottomBar } from './BottomBar.tsx';

test('places are named, the current one marked, counts read in words', () => {
  render(
    <BottomBar
      label="Main"
      items={[
        { href: '/home', icon: HomeIcon, label: 'Home', current: true },
        { href: '/publish', icon: PlusIcon, label: 'Post', action: true },
        { href: '/chat', icon: ChatIcon, label: 'Chat', badge: { text: '12', label: '12 unread' } },
      ]}
    />,
  );
  const bar = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(bar.getByRole('link', { current: 'page' }).textContent).toBe('Home');
  expect(bar.getByRole('link', { name: 'Post' }).getAttribute('href')).toBe('/publish');
  expect(bar.getByRole('link', { name: /12 unread/ }).getAttribute('href')).toBe('/chat');
});
