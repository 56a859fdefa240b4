import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../stories/say.tsx';
import { AppBar } from '../AppBar/AppBar.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { ChatRoom } from '../ChatRoom/ChatRoom.tsx';
import { Composer } from '../Composer/Composer.tsx';
import { SuggestionList } from './SuggestionList.tsx';

const meta = {
  title: 'Chat/SuggestionList',
  component: SuggestionList,
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Members: Story = {
  render: function Members() {
    const say = useSay();
    const people = [
      { id: 'sea', title: say('海边的周末', 'Kavya by the sea'), detail: 'seaside7' },
      { id: 'cook', title: say('慢火小灶', 'Slow kitchen'), detail: 'slowcook' },
      { id: 'hill', title: say('林间小满', 'Meera of the hills'), detail: 'hills_42' },
    ];
    return (
      <ChatRoom
        bar={<AppBar title={say('海边的周末', 'Kavya by the sea')} tone="raised" />}
        composer={
          <Composer
            label={say('发消息', 'Message')}
            sendLabel={say('发送', 'Send')}
            value={say('周六见 @', 'See you @')}
            onChange={() => undefined}
            onSend={() => undefined}
            header={
              <SuggestionList
                id="members"
                label={say('群成员', 'Members')}
                active="sea"
                suggestions={people.map((person) => ({
                  ...person,
                  media: <Avatar size="sm" name={person.title} />,
                }))}
                onChoose={() => undefined}
              />
            }
          />
        }
      >
        {null}
      </ChatRoom>
    );
  },
};
