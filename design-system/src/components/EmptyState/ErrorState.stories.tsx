import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshIcon } from '../../icons/index.ts';
import { useSay } from '../../stories/say.tsx';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = { title: 'Messages/ErrorState', component: ErrorState } satisfies Meta;
export default meta;
type Story = StoryObj;

export const NoConnection: Story = {
  render: function NoConnection() {
    const say = useSay();
    return (
      <ErrorState
        title={say('网络走丢了', 'The connection got lost')}
        text={say(
          '没能取到聊天列表。看看网络，再试一次。',
          'We couldn’t get your chats. Check the network and try again.',
        )}
        action={
          <Button tone="primary" icon={RefreshIcon}>
            {say('再试一次', 'Try again')}
          </Button>
        }
      />
    );
  },
};

export const NotThere: Story = {
  render: function NotThere() {
    const say = useSay();
    return (
      <ErrorState
        drawing="search"
        title={say('这一页不在了', 'This page is gone')}
        text={say('可能被作者删除了。', 'Its author may have removed it.')}
      />
    );
  },
};
