import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../stories/say.tsx';
import { Box } from '../Box/Box.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { BalanceHero, BalanceHeroSkeleton } from './BalanceHero.tsx';

const meta = {
  title: 'Content/BalanceHero',
  component: BalanceHero,
  subcomponents: { BalanceHeroSkeleton },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Balances: Story = {
  render: function Balances() {
    const say = useSay();
    const words = { available: say('可用', 'Available'), held: say('冻结', 'Held') };
    return (
      <Box width="dialogWide">
        <Stack gap="lg">
          {[
            [1064800, 203250],
            [0, 0],
            [8805, 0],
          ].map(([available = 0, held = 0]) => (
            <BalanceHero
              key={available}
              label={`${say('积分余额', 'Points balance')} ${available}`}
              locale={say('zh-CN', 'en')}
              available={{ label: words.available, points: available }}
              held={{ label: words.held, points: held }}
            />
          ))}
        </Stack>
      </Box>
    );
  },
};

export const Awaited: Story = {
  parameters: { picture: false },
  render: function Awaited() {
    const say = useSay();
    return (
      <Box width="dialogWide">
        <BalanceHeroSkeleton label={say('积分余额', 'Points balance')} />
      </Box>
    );
  },
};
