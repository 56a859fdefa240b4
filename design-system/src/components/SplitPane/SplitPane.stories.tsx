import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SampleChats } from '../../stories/SampleChats.tsx';
import { SampleRoom } from '../../stories/SampleRoom.tsx';
import { useSay } from '../../stories/say.tsx';
import { isWide } from '../../stories/width.ts';
import { AppBar } from '../AppBar/AppBar.tsx';
import { Box } from '../Box/Box.tsx';
import { Text } from '../Text/Text.tsx';
import { SplitPane } from './SplitPane.tsx';

const meta = {
  title: 'Scaffolds/SplitPane',
  component: SplitPane,
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

function Panes({ phone = 'main' }: { phone?: 'list' | 'main' }) {
  const say = useSay();
  return (
    <SplitPane
      phone={phone}
      list={
        <>
          <AppBar title={say('消息', 'Chats')} titleSize="page" tone="raised" />
          <SampleChats />
        </>
      }
      details={
        <Box padX="page" padY="xl">
          <Text as="p">{say('这里是详情。', 'Details stand here.')}</Text>
        </Box>
      }
      main={<SampleRoom />}
    />
  );
}

const panes = ['list', 'log'] as const;

/** Both are there on every width; a phone shows one, and hides the other from screen readers too. */
const showing =
  (phone: (typeof panes)[number]): Story['play'] =>
  async ({ canvas }) => {
    const shown = panes.filter((role) => canvas.queryByRole(role) !== null);
    await expect(shown).toEqual(isWide() ? panes : [phone]);
  };

export const ThreePanes: Story = { parameters: { screen: 'desktop' }, render: () => <Panes /> };
export const ListOnAPhone: Story = {
  parameters: { screen: 'phone' },
  render: () => <Panes phone="list" />,
  play: showing('list'),
};
export const MainOnAPhone: Story = {
  parameters: { screen: 'phone' },
  render: () => <Panes phone="main" />,
  play: showing('log'),
};
