import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellIcon, LockIcon, LogOutIcon, SunIcon, VideoIcon } from '../../icons/index.ts';
import { useSay } from '../../stories/say.tsx';
import { Card } from '../Card/Card.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { List, ListHeading } from './List.tsx';
import { ListRow } from './ListRow.tsx';
import { SwitchRow } from './SwitchRow.tsx';

const meta = { title: 'Content/ListRow', component: ListRow, subcomponents: { SwitchRow } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const States: Story = {
  render: function States() {
    const say = useSay();
    return (
      <Card>
        <ListHeading id="account">{say('账号', 'Account')}</ListHeading>
        <List labelledBy="account">
          <ListRow
            href="#bell"
            icon={BellIcon}
            title={say('通知', 'Notifications')}
            value={say('已开启', 'On')}
          />
          <ListRow
            href="#lock"
            icon={LockIcon}
            title={say('安全密码', 'Security code')}
            value={<Tag tone="warning">{say('未设置', 'Not set')}</Tag>}
          />
          <ListRow icon={SunIcon} title={say('浅色', 'Light')} selected onClick={() => undefined} />
          <SwitchRow icon={BellIcon} title={say('声音', 'Sound')} checked onChange={() => undefined} />
          <ListRow icon={VideoIcon} title={say('不可用', 'Unavailable')} disabled onClick={() => undefined} />
          <ListRow
            icon={LogOutIcon}
            title={say('退出登录', 'Log out')}
            tone="danger"
            onClick={() => undefined}
          />
        </List>
      </Card>
    );
  },
};
