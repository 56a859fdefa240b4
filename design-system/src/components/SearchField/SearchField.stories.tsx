import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../../stories/say.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { SearchField } from './SearchField.tsx';

const meta = { title: 'Fields/Search and long text' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Search: Story = {
  render: function Search() {
    const say = useSay();
    const [value, setValue] = useState('');
    const [unread, setUnread] = useState(true);
    return (
      <Stack gap="md">
        <SearchField
          label={say('搜联系人、群、聊天记录', 'Search people, groups, messages')}
          clearLabel={say('清空', 'Clear')}
          value={value}
          onChange={setValue}
        />
        <Inline>
          <Chip pressed={!unread} onClick={() => setUnread(false)}>
            {say('全部', 'All')}
          </Chip>
          <Chip pressed={unread} onClick={() => setUnread(true)}>
            {say('未读 7', 'Unread 7')}
          </Chip>
        </Inline>
      </Stack>
    );
  },
};

export const LongText: Story = {
  render: function LongText() {
    const say = useSay();
    const [value, setValue] = useState('');
    return (
      <TextArea
        label={say('个性签名', 'About me')}
        hint={`${value.length}/100`}
        value={value}
        onChange={setValue}
      />
    );
  },
};
