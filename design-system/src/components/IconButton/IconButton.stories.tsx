import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import {
  BellIcon,
  ChevronDownIcon,
  HeartIcon,
  MuteIcon,
  SearchIcon,
  SendIcon,
  StarIcon,
} from '../../icons/index.ts';
import { useSay } from '../../stories/say.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton, IconButtonLink } from './IconButton.tsx';

const meta = {
  title: 'Controls/IconButton',
  component: IconButton,
  subcomponents: { IconButtonLink },
  args: { icon: SearchIcon, label: '搜索' },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: function Tones() {
    const say = useSay();
    const [liked, setLiked] = useState(true);
    return (
      <Inline wrap>
        <IconButton icon={SearchIcon} label={say('搜索', 'Search')} />
        <IconButton icon={BellIcon} label={say('通知，3 条新的', 'Activity, 3 new')} badge={3} tone="soft" />
        <IconButton icon={SendIcon} label={say('发送', 'Send')} tone="solid" />
        <IconButton icon={ChevronDownIcon} label={say('12 条新消息', '12 new')} badge={12} tone="raised" />
        <IconButton icon={MuteIcon} label={say('打开声音', 'Sound on')} tone="media" />
        <IconButton
          icon={HeartIcon}
          label={say('喜欢', 'Like')}
          tone="like"
          pressed={liked}
          onClick={() => setLiked(!liked)}
        />
        <IconButton icon={StarIcon} label={say('收藏', 'Save')} tone="keep" pressed />
        <IconButton icon={SendIcon} label={say('发送中', 'Sending')} loading />
        <IconButton icon={SendIcon} label={say('发送', 'Send')} tone="solid" disabled />
      </Inline>
    );
  },
};
