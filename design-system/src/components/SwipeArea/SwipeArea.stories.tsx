import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../../stories/say.tsx';
import { Box } from '../Box/Box.tsx';
import { TabPanel, Tabs } from '../Tabs/Tabs.tsx';
import { Text } from '../Text/Text.tsx';
import { SwipeArea, swipedTo } from './SwipeArea.tsx';

const meta = { title: 'Navigation/SwipeArea', component: SwipeArea } satisfies Meta;
export default meta;
type Story = StoryObj;

export const UnderTabs: Story = {
  render: function UnderTabs() {
    const say = useSay();
    const [value, setValue] = useState<'posts' | 'liked' | 'saved'>('posts');
    const items = [
      { value: 'posts', label: say('作品', 'Posts') },
      { value: 'liked', label: say('喜欢', 'Liked') },
      { value: 'saved', label: say('收藏', 'Saved') },
    ] as const;
    return (
      <>
        <Tabs id="swipe" label={say('个人主页', 'Profile')} items={items} value={value} onChange={setValue} />
        <SwipeArea onSwipe={(to) => setValue(swipedTo(items, value, to) ?? value)}>
          <TabPanel tabs="swipe" value={value}>
            <Box surface="control" radius="md" padX="page" padY="xxxl">
              <Text>{items.find((item) => item.value === value)?.label}</Text>
            </Box>
          </TabPanel>
        </SwipeArea>
      </>
    );
  },
};
