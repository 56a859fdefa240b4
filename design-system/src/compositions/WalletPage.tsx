import { useState } from 'react';
import { AppBar } from '../components/AppBar/AppBar.tsx';
import { BalanceHero } from '../components/BalanceHero/BalanceHero.tsx';
import { BalanceSums } from '../components/BalanceHero/BalanceSums.tsx';
import { WalletHead } from '../components/BalanceHero/WalletHead.tsx';
import { Box } from '../components/Box/Box.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Chip } from '../components/Chip/Chip.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { IconButton, IconButtonLink } from '../components/IconButton/IconButton.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { Only } from '../components/Only/Only.tsx';
import { PageScaffold } from '../components/PageScaffold/PageScaffold.tsx';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { BackIcon, MoreIcon, ShieldIcon } from '../icons/index.ts';
import { useStoryBrand } from '../stories/brand.tsx';
import { useSay } from '../stories/say.tsx';
import { LedgerRows, QuickActions } from './wallet.parts.tsx';

function WalletBar() {
  const say = useSay();
  return (
    <AppBar
      title={say('钱包', 'Wallet')}
      titleAlign="center"
      start={
        <Only on="phone">
          <IconButtonLink href="#me" icon={BackIcon} label={say('返回', 'Back')} />
        </Only>
      }
      end={<IconButton icon={MoreIcon} label={say('更多', 'More')} />}
    />
  );
}

function Ledger() {
  const say = useSay();
  const [kind, setKind] = useState(0);
  const kinds = [
    say('全部', 'All'),
    say('红包', 'Envelopes'),
    say('提现', 'Withdrawals'),
    say('奖励', 'Rewards'),
  ];
  return (
    <Card as="section">
      <Stack gap="md" padX="rowPad" padY="md">
        <Heading level={2}>{say('交易记录', 'Activity')}</Heading>
        <Inline wrap>
          {kinds.map((name, index) => (
            <Chip key={name} pressed={index === kind} onClick={() => setKind(index)}>
              {name}
            </Chip>
          ))}
        </Inline>
      </Stack>
      <LedgerRows />
    </Card>
  );
}

function Withdraw() {
  const say = useSay();
  const [provider, setProvider] = useState<'wellpay' | 'point'>('wellpay');
  const [amount, setAmount] = useState('2000');
  return (
    <Card as="section" pad="panel" edge="roomy">
      <Stack gap="lg">
        <Heading level={2}>{say('提现', 'Withdraw')}</Heading>
        <SegmentedControl
          label={say('提现方式', 'Way')}
          value={provider}
          onChange={setProvider}
          items={[
            { value: 'wellpay', label: 'wellpay' },
            { value: 'point', label: say('积分商户', 'Merchant') },
          ]}
        />
        <TextField
          label={say('提现积分', 'Points')}
          inputMode="decimal"
          hint={say('单笔 10 – 50,000', 'Between 10 and 50,000')}
          value={amount}
          onChange={setAmount}
        />
        <Button tone="primary" size="lg" block>
          {say('下一步', 'Next')}
        </Button>
      </Stack>
    </Card>
  );
}

function Balance() {
  const say = useSay();
  const locale = say('zh-CN', 'en');
  const { icon } = useStoryBrand();
  return (
    <>
      <BalanceHero
        label={say('积分余额', 'Points balance')}
        locale={locale}
        available={{ label: say('可用', 'Available'), points: 1064800 }}
        held={{ label: say('冻结', 'Held'), points: 203250 }}
        holder={say('林间小满', 'Meera Nair')}
        mark={icon}
        end={
          <>
            <Icon of={ShieldIcon} size="xs" />
            {say('账本已校验', 'Ledger verified')}
          </>
        }
      />
      <BalanceSums
        locale={locale}
        sums={[
          { label: say('十一月收入', 'In · November'), points: 123528 },
          { label: say('十一月支出', 'Out · November'), points: -250000 },
        ]}
      />
    </>
  );
}

export function WalletPage() {
  const say = useSay();
  return (
    <PageScaffold bar={<WalletBar />} aside={{ label: say('提现', 'Withdraw'), content: <Withdraw /> }}>
      <Box padX="feedInset" padY="sm">
        <Stack gap="gap">
          <WalletHead>
            <Balance />
            <QuickActions />
          </WalletHead>
          <Ledger />
        </Stack>
      </Box>
    </PageScaffold>
  );
}
