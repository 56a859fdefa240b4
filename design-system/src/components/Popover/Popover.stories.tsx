import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { InfoIcon } from '../../icons/index.ts';
import { useSay } from '../../stories/say.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Text } from '../Text/Text.tsx';
import { Popover } from './Popover.tsx';

const meta = { title: 'Overlays/Popover', component: Popover } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Explanation: Story = {
  render: function Explanation() {
    const say = useSay();
    return (
      <Popover
        label={say('什么是冻结', 'What is held')}
        align="start"
        trigger={<IconButton icon={InfoIcon} label={say('什么是冻结', 'What is held')} />}
      >
        <Text as="p" size="footnote">
          {say(
            '还在路上的提现和没结算的红包会先冻结，失败会自动退回。',
            'Withdrawals under way and unsettled envelopes are held, and come back if they fail.',
          )}
        </Text>
      </Popover>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const panel = await screen.findByRole('dialog');
    await waitFor(() => expect(panel).toBeVisible());
  },
};
