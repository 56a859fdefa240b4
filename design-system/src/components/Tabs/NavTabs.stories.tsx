import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useSay } from '../../stories/say.tsx';
import { NavTabs } from './NavTabs.tsx';

const meta = { title: 'Navigation/NavTabs', component: NavTabs } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Feeds: Story = {
  render: function Feeds() {
    const say = useSay();
    return (
      <NavTabs
        label={say('首页栏目', 'Home')}
        align="center"
        items={[
          { href: '#recommend', label: say('推荐', 'For you'), current: true },
          { href: '#following', label: say('关注', 'Following') },
          { href: '#gallery', label: say('画廊', 'Gallery') },
          { href: '#chart', label: say('榜单', 'Chart') },
        ]}
      />
    );
  },
};

const styleOf = (element: HTMLElement, part?: string) => getComputedStyle(element, part);

/** The chosen one on a soft ground of its own. */
export const Pills: Story = {
  ...Feeds,
  parameters: { variants: { tabs: 'pill' }, picture: false },
  play: async ({ canvas }) => {
    const [chosen, other] = canvas.getAllByRole('link');
    if (!chosen || !other) throw new Error('There are no tabs');
    await expect(styleOf(chosen).backgroundColor).not.toBe(styleOf(other).backgroundColor);
    await expect(styleOf(chosen, '::after').content).toBe('none');
    // Lower than a finger needs; what stands over it catches the rest.
    await expect(chosen.offsetHeight - 2 * Number.parseFloat(styleOf(chosen, '::before').top)).toBe(44);
  },
};

/** The chosen one is larger, and nothing else. */
export const Words: Story = {
  ...Feeds,
  parameters: { variants: { tabs: 'text' }, picture: false },
  play: async ({ canvas }) => {
    const [chosen, other] = canvas.getAllByRole('link');
    if (!chosen || !other) throw new Error('There are no tabs');
    const sizes = [chosen, other].map((tab) => Number.parseFloat(styleOf(tab).fontSize));
    await expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0);
    // The room that it takes is the others': four names stand on a phone without scrolling.
    const lead = Number.parseFloat(styleOf(other.ownerDocument.body).getPropertyValue('--type-size-lead'));
    await expect(sizes[1]).toBeLessThan(lead);
    await expect(styleOf(chosen, '::after').content).toBe('none');
    await expect(styleOf(chosen).backgroundColor).toBe(styleOf(other).backgroundColor);
  },
};
