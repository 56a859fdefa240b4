import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloseIcon, PinIcon } from '../../icons/index.ts';
import { useSay } from '../../stories/say.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { QuoteBar } from './QuoteBar.tsx';

const meta = {
  title: 'Chat/QuoteBar',
  component: QuoteBar,
  args: { title: '置顶', text: '四点半东门集合', at: 'top' },
} satisfies Meta<typeof QuoteBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Places: Story = {
  render: function Places() {
    const say = useSay();
    return (
      <Stack gap="md">
        <QuoteBar
          at="top"
          title={say('置顶 1/3', 'Pinned 1/3')}
          text={say(
            '周六 4:30 东门集合，带外套和头灯',
            'Saturday 4:30 at the east gate. Coats and head torches',
          )}
          onOpen={() => undefined}
          end={<IconButton icon={PinIcon} label={say('所有置顶', 'All pinned')} tone="subtle" />}
        />
        <QuoteBar
          at="foot"
          title={say('回复海边的周末', 'Reply to Kavya')}
          text={say('周六这片茶山，去吗？', 'This tea hill on Saturday. In?')}
          end={<IconButton icon={CloseIcon} label={say('不回复了', 'Cancel reply')} tone="subtle" />}
        />
      </Stack>
    );
  },
};
