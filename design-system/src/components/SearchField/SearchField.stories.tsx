import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { useSay } from '../../stories/say.tsx';
import { isWide } from '../../stories/width.ts';
import { Inline } from '../Inline/Inline.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
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

export const BesideWhatNarrowsIt: Story = {
  render: function BesideWhatNarrowsIt() {
    const say = useSay();
    const [q, setQ] = useState('');
    const label = say('搜标签', 'Search hashtags');
    const items = [
      { value: 'all', label: say('全部', 'All') },
      { value: 'hidden', label: say('已隐藏', 'Hidden') },
    ];
    return (
      <Inline gap="md" wrap>
        <SearchField label={label} clearLabel={say('清空', 'Clear')} value={q} onChange={setQ} narrow />
        <SegmentedControl label={label} items={items} value="all" onChange={() => undefined} />
      </Inline>
    );
  },
  play: async ({ canvas }) => {
    const rowOf = (role: string) => canvas.getByRole(role).getBoundingClientRect();
    const isBeside = rowOf('radiogroup').top < rowOf('searchbox').bottom;
    await expect(isBeside).toBe(isWide());
  },
};
