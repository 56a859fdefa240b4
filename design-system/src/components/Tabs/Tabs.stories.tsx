import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../../stories/say.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { NavTabs } from './NavTabs.tsx';
import { TabPanel, Tabs } from './Tabs.tsx';

const meta = { title: 'Navigation/Tabs' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Navigation: Story = {
  render: function Navigation() {
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

export const InsideAPage: Story = {
  render: function InsideAPage() {
    const say = useSay();
    const [value, setValue] = useState<'posts' | 'liked' | 'saved'>('posts');
    const items = [
      { value: 'posts', label: say('作品', 'Posts') },
      { value: 'liked', label: say('喜欢', 'Liked') },
      { value: 'saved', label: say('收藏', 'Saved'), disabled: true },
    ] as const;
    return (
      <Stack gap="md">
        <Tabs
          id="profile"
          label={say('个人主页', 'Profile')}
          items={items}
          value={value}
          onChange={setValue}
        />
        <TabPanel tabs="profile" value={value}>
          <Text>{items.find((item) => item.value === value)?.label}</Text>
        </TabPanel>
      </Stack>
    );
  },
};
