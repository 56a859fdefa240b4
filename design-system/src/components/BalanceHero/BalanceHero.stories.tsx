import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../../stories/say.tsx';
import { Box } from '../Box/Box.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { BalanceHero, BalanceHeroSkeleton } from './BalanceHero.tsx';
import { BalanceSums } from './BalanceSums.tsx';
import { WalletHead } from './WalletHead.tsx';

const meta = {
  title: 'Content/BalanceHero',
  component: BalanceHero,
  subcomponents: { BalanceHeroSkeleton, BalanceSums, WalletHead },
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

/** What of it is seen, and where, is the brand's: `wallet` in its variants. The page's stories show each. */
export const InItsHead: Story = {
  parameters: { picture: false },
  render: function InItsHead() {
    const say = useSay();
    const locale = say('zh-CN', 'en');
    return (
      <Box width="dialogWide">
        <WalletHead>
          <BalanceHero
            label={say('积分余额', 'Points balance')}
            locale={locale}
            available={{ label: say('可用', 'Available'), points: 1064800 }}
            held={{ label: say('冻结', 'Held'), points: 203250 }}
          />
          <BalanceSums
            locale={locale}
            sums={[
              { label: say('收入', 'In'), points: 176478 },
              { label: say('支出', 'Out'), points: -151800 },
            ]}
          />
        </WalletHead>
      </Box>
    );
  },
};
