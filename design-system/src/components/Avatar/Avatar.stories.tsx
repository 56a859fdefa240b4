import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useSay } from '../../stories/say.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Avatar } from './Avatar.tsx';
import { avatarSizes } from './Avatar.variants.ts';

const meta = {
  title: 'Content/Avatar',
  component: Avatar,
  args: { name: '林间小满', src: '/art/p1.svg' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Inline gap="md">
      {avatarSizes.map((size) => (
        <Avatar key={size} size={size} name="Meera Nair" src="/art/p1.svg" />
      ))}
    </Inline>
  ),
};

export const Initials: Story = {
  render: () => (
    <Inline gap="md">
      <Avatar name="林间小满" />
      <Avatar name="Meera Nair" />
      <Avatar name="拾光" src="/art/does-not-exist.svg" />
    </Inline>
  ),
};

export const Here: Story = {
  render: function Here() {
    const say = useSay();
    return <Avatar name="林间小满" src="/art/p4.svg" size="lg" presence={say('在线', 'Online')} />;
  },
};

const cornersOf = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[class*=rounded-avatar]')].map((picture) => ({
    style: getComputedStyle(picture),
    size: picture.offsetWidth,
  }));

/** Whatever the token says. */
export const Circles: Story = {
  ...Sizes,
  parameters: { variants: { avatar: 'circle' }, picture: false },
  play: async ({ canvasElement }) => {
    for (const { style, size } of cornersOf(canvasElement))
      await expect(Number.parseFloat(style.borderRadius)).toBeGreaterThanOrEqual(size / 2);
  },
};

/** Between a circle and a square, with no place where the bend begins. */
export const Squircles: Story = {
  ...Sizes,
  parameters: { variants: { avatar: 'squircle' }, picture: false },
  play: async ({ canvasElement }) => {
    for (const { style } of cornersOf(canvasElement)) {
      await expect(style.borderRadius).toBe('50%');
      await expect(style.getPropertyValue('corner-shape')).toMatch(/squircle|superellipse/);
    }
  },
};

/** Three corners round, one pointed. */
export const Leaves: Story = {
  ...Sizes,
  parameters: { variants: { avatar: 'leaf' }, picture: false },
  play: async ({ canvasElement }) => {
    for (const { style } of cornersOf(canvasElement)) {
      await expect(style.borderTopLeftRadius).toBe('50%');
      await expect(style.borderBottomLeftRadius).toMatch(/px$/);
    }
  },
};
