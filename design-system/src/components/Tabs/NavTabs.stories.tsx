import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../stories/say.tsx';
import { NavTabs } from './NavTabs.tsx';

const meta = { title: 'Navigation/NavTabs', component: NavTabs } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Feeds: Story = {
  render: function Feeds() {
    const say = useSay();
    return (
      <NavTabs
        label={say('首页栏目', 'Home')}
        align="center"
        items={[
          { href: '#recommend', label: say('推荐', 'For you'), current: true },
          { href: '#following', label: say('关注', 'Following') },
          { href: '#gallery', label: say('画廊', 'Gallery') },
          { href: '#chart', label: say('榜单', 'Chart') },
        ]}
      />
    );
  },
};
