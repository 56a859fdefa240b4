import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../stories/say.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { tagTones } from '../Tag/Tag.variants.ts';
import { Badge } from './Badge.tsx';

const meta = { title: 'Content/Badge and Tag', component: Badge, args: { children: 3 } } satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counts: Story = {
  render: () => (
    <Inline>
      <Badge>3</Badge>
      <Badge>99+</Badge>
      <Badge tone="quiet">12</Badge>
    </Inline>
  ),
};

export const Tags: Story = {
  render: function Tags() {
    const say = useSay();
    return (
      <Inline wrap>
        {tagTones.map((tone) => (
          <Tag key={tone} tone={tone}>
            {say('管理员', 'Admin')}
          </Tag>
        ))}
      </Inline>
    );
  },
};
