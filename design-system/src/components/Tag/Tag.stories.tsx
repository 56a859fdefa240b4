import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImagesIcon, VideoIcon } from '../../icons/index.ts';
import { useSay } from '../../stories/say.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { MediaFrame, MediaImage } from '../MediaFrame/MediaFrame.tsx';
import { MediaTag, Tag } from './Tag.tsx';
import { tagTones } from './Tag.variants.ts';

const meta = { title: 'Content/Tag', component: Tag, subcomponents: { MediaTag } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Tones: Story = {
  render: function Tones() {
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

export const OverAPicture: Story = {
  render: function OverAPicture() {
    const say = useSay();
    return (
      <MediaFrame
        ratio={16 / 9}
        over={{
          topStart: <MediaTag icon={VideoIcon}>0:42</MediaTag>,
          topEnd: <MediaTag icon={ImagesIcon}>1/6</MediaTag>,
        }}
      >
        <MediaImage src="/art/lake.svg" alt={say('湖', 'A lake')} />
      </MediaFrame>
    );
  },
};
