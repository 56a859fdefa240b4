import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellIcon, LockIcon } from '../../icons/index.ts';
import { useSay } from '../../stories/say.tsx';
import { Card } from '../Card/Card.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { List, ListHeading } from './List.tsx';
import { ListRow } from './ListRow.tsx';

const meta = { title: 'Content/List', component: List, subcomponents: { ListHeading } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const UnderHeadings: Story = {
  render: function UnderHeadings() {
    const say = useSay();
    return (
      <Card>
        <ListHeading id="account">{say('账号', 'Account')}</ListHeading>
        <List labelledBy="account">
          <ListRow href="#bell" icon={BellIcon} title={say('通知', 'Notifications')} />
          <ListRow href="#lock" icon={LockIcon} title={say('安全密码', 'Security code')} />
        </List>
        <ListHeading id="rest">{say('其他', 'The rest')}</ListHeading>
        <List labelledBy="rest" busy>
          <ListRow title={<Skeleton width="md" />} />
        </List>
      </Card>
    );
  },
};
