import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useSay } from '../../stories/say.tsx';
import { AppBar } from '../AppBar/AppBar.tsx';
import { Box } from '../Box/Box.tsx';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { PageScaffold } from './PageScaffold.tsx';

const meta = {
  title: 'Scaffolds/PageScaffold',
  component: PageScaffold,
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const WithAside: Story = {
  parameters: { screen: 'desktop' },
  render: function WithAside() {
    const say = useSay();
    return (
      <PageScaffold
        bar={<AppBar title={say('钱包', 'Wallet')} />}
        aside={{
          label: say('更多', 'More'),
          content: (
            <Card as="section" pad="panel">
              <Heading level={2}>{say('旁边', 'Beside it')}</Heading>
            </Card>
          ),
        }}
      >
        <Box padX="page" padY="lg">
          <Text as="p">{say('这里是内容。', 'The content stands here.')}</Text>
        </Box>
      </PageScaffold>
    );
  },
};

export const BarAndContent: Story = {
  render: function BarAndContent() {
    const say = useSay();
    return (
      <PageScaffold bar={<AppBar title={say('设置', 'Settings')} />}>
        <Box padX="page" padY="lg">
          <Text as="p">{say('这里是内容。', 'The content stands here.')}</Text>
        </Box>
      </PageScaffold>
    );
  },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    // The target of the link that skips the navigation.
    main.focus();
    await expect(main).toHaveFocus();
    await expect(main).toHaveAttribute('id', 'main');
  },
};
