import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Frame } from '../../compositions/Frame.tsx';
import { useSay } from '../../stories/say.tsx';
import { AppBar } from '../AppBar/AppBar.tsx';
import { Box } from '../Box/Box.tsx';
import { PageScaffold } from '../PageScaffold/PageScaffold.tsx';
import { Text } from '../Text/Text.tsx';
import { AppFrame } from './AppFrame.tsx';

const meta = {
  title: 'Scaffolds/AppFrame',
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const SkippingTheNavigation: Story = {
  render: function SkippingTheNavigation() {
    const say = useSay();
    return (
      <Frame current="home">
        <PageScaffold bar={<AppBar title={say('首页', 'Home')} />}>
          <Box padX="page" padY="lg">
            <Text as="p">{say('这里是内容。', 'The content stands here.')}</Text>
          </Box>
        </PageScaffold>
      </Frame>
    );
  },
  play: async ({ canvas }) => {
    const skip = canvas.getByRole('link', { name: /跳到内容|Skip/ });
    await expect(getComputedStyle(skip).clipPath).toBe('inset(50%)');
    await userEvent.tab();
    // The first stop of the Tab key, and in sight while it has the focus.
    await expect(skip).toHaveFocus();
    await expect(getComputedStyle(skip).clipPath).toBe('none');
  },
};
