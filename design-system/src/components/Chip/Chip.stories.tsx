import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../../stories/say.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Chip, ChipLink } from './Chip.tsx';

const meta = { title: 'Controls/Chip', component: Chip, subcomponents: { ChipLink } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const OnAndOff: Story = {
  render: function OnAndOff() {
    const say = useSay();
    const [unread, setUnread] = useState(true);
    const [groups, setGroups] = useState(false);
    return (
      <Inline>
        <Chip pressed={unread} onClick={() => setUnread(!unread)}>
          {say('未读 7', 'Unread 7')}
        </Chip>
        <Chip pressed={groups} onClick={() => setGroups(!groups)}>
          {say('群聊', 'Groups')}
        </Chip>
      </Inline>
    );
  },
};

export const Links: Story = {
  parameters: { picture: false },
  render: function Links() {
    const say = useSay();
    return (
      <Inline wrap>
        <ChipLink href="#tea">{say('#茶山', '#tea')}</ChipLink>
        <ChipLink href="#kites">{say('#风筝', '#kites')}</ChipLink>
      </Inline>
    );
  },
};
