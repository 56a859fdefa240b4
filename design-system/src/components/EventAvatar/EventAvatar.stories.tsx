import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellIcon, CommentIcon, HeartIcon, ShieldIcon, StarIcon, UserPlusIcon } from '../../icons/index.ts';
import { Inline } from '../Inline/Inline.tsx';
import { EventAvatar } from './EventAvatar.tsx';

const people = [
  { id: '1', name: '林间小满', src: '/art/p1.svg' },
  { id: '2', name: 'Arjun', src: '/art/p4.svg' },
  { id: '3', name: '海边的周末' },
];

const meta = {
  title: 'Content/EventAvatar',
  component: EventAvatar,
  args: { people, icon: HeartIcon, tone: 'danger' },
} satisfies Meta<typeof EventAvatar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One person, two, none; each with its kind. */
export const Kinds: Story = {
  render: () => (
    <Inline gap="md">
      <EventAvatar people={people.slice(0, 1)} icon={CommentIcon} tone="accent" />
      <EventAvatar people={people} icon={HeartIcon} tone="danger" />
      <EventAvatar people={people.slice(1)} icon={StarIcon} tone="warning" />
      <EventAvatar people={people.slice(2)} icon={UserPlusIcon} />
      <EventAvatar icon={ShieldIcon} tone="success" />
      <EventAvatar icon={BellIcon} />
    </Inline>
  ),
};
