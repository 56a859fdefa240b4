import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../../stories/say.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TabPanel, Tabs } from './Tabs.tsx';

const meta = { title: 'Navigation/Tabs', component: Tabs, subcomponents: { TabPanel } } satisfies Meta;
export default meta;
type Story = StoryObj;

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
