import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../../stories/say.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SearchField } from './SearchField.tsx';

const meta = { title: 'Fields/SearchField', component: SearchField } satisfies Meta;
export default meta;
type Story = StoryObj;

export const EmptyAndFilled: Story = {
  render: function EmptyAndFilled() {
    const say = useSay();
    const [empty, setEmpty] = useState('');
    const [filled, setFilled] = useState(say('云海', 'clouds'));
    const words = {
      label: say('搜联系人、群、聊天记录', 'Search people, groups, messages'),
      clearLabel: say('清空', 'Clear'),
    };
    return (
      <Stack gap="md">
        <SearchField {...words} value={empty} onChange={setEmpty} />
        <SearchField {...words} value={filled} onChange={setFilled} />
      </Stack>
    );
  },
};
