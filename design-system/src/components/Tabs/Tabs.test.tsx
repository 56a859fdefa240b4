import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { NavTabs } from './NavTabs.tsx';
import { TabPanel, Tabs } from './Tabs.tsx';

const items = [
  { value: 'posts', label: 'Posts' },
  { value: 'liked', label: 'Liked', disabled: true },
  { value: 'saved', label: 'Saved' },
] as const;

function Harness() {
  const [value, setValue] = useState<'posts' | 'liked' | 'saved'>('posts');
  return (
    <>
      <Tabs id="t" label="Profile" items={items} value={value} onChange={setValue} />
      <TabPanel tabs="t" value={value}>
        {value} here
      </TabPanel>
    </>
  );
}

const selected = () => screen.getByRole('tab', { selected: true });

test.each([
  ['{ArrowRight}', 'Saved'],
  ['{ArrowLeft}', 'Saved'],
  ['{ArrowRight}{ArrowRight}', 'Posts'],
  ['{End}', 'Saved'],
  ['{End}{Home}', 'Posts'],
])('%s goes to %s, over what is disabled and around the ends', async (keys, label) => {
  render(<Harness />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(selected().textContent).toBe(label);
  expect(document.activeElement).toBe(selected());
});

test('the tabs are one stop of the Tab key, and the panel is named by its tab', async () => {
  render(<Harness />);
  await userEvent.tab();
  expect(document.activeElement).toBe(selected());
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByRole('tabpanel', { name: 'Posts' }).textContent).toBe('posts here');
});

test('tabs that are addresses are links, the current one marked', () => {
  render(
    <NavTabs
      label="Home"
      items={[
        { href: '/home/recommend', label: 'For you', current: true },
        { href: '/home/following', label: 'Following' },
      ]}
    />,
  );
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('For you');
  expect(screen.getByRole('link', { name: 'Following' }).getAttribute('href')).toBe('/home/following');
});

test('the first tab comes back into view once another was brought there', () => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const tabs = (current: number) => (
    <NavTabs
      label="Home"
      items={['For you', 'Gallery'].map((label, index) => ({
        href: `/${index}`,
        label,
        current: index === current,
      }))}
    />
  );
  const { rerender } = render(tabs(0));
  expect(seen).not.toHaveBeenCalled();
  rerender(tabs(1));
  rerender(tabs(0));
  expect(seen.mock.contexts.map((tab) => (tab as Element).textContent)).toEqual(['Gallery', 'For you']);
});
