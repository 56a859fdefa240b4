import { LedgerRow } from '../components/LedgerRow/LedgerRow.tsx';
import { QuickAction } from '../components/LedgerRow/QuickAction.tsx';
import { QuickActions as Actions } from '../components/LedgerRow/QuickActions.tsx';
import { List } from '../components/List/List.tsx';
import { Tag } from '../components/Tag/Tag.tsx';
import {
  EnvelopeIcon,
  GiftIcon,
  LinkIcon,
  LockIcon,
  ReceiveIcon,
  ScanIcon,
  WithdrawIcon,
} from '../icons/index.ts';
import { useSay } from '../stories/say.tsx';

/** Entries of a ledger in all their states: content for stories. */
export function LedgerRows() {
  const say = useSay();
  const locale = say('zh-CN', 'en');
  return (
    <List label={say('交易记录', 'Activity')}>
      <LedgerRow
        icon={EnvelopeIcon}
        tone="danger"
        title={say('拼手气红包 · 阿澈的厨房', 'Lucky envelope · Arjun')}
        detail={say('今天 14:33', 'Today 14:33')}
        points={888}
        locale={locale}
        href="#1"
      />
      <LedgerRow
        icon={WithdrawIcon}
        title={say('提现到 wellpay', 'Withdrawal to wellpay')}
        detail={say('今天 11:20 · 尾号 88A2', 'Today 11:20 · ends 88A2')}
        points={-200000}
        locale={locale}
        state={<Tag tone="warning">{say('处理中', 'Pending')}</Tag>}
        href="#2"
      />
      <LedgerRow
        icon={GiftIcon}
        tone="accent"
        title={say('创作奖励', 'Creator reward')}
        detail={say('昨天 20:00 · 9 月榜单第 2', 'Yesterday · chart no. 2')}
        points={120000}
        locale={locale}
        href="#3"
      />
      <LedgerRow
        icon={ReceiveIcon}
        tone="success"
        title={say('红包退回', 'Envelope refund')}
        detail={say('周三 14:32 · 3 个未领', 'Wed 14:32 · 3 unclaimed')}
        points={2640}
        locale={locale}
        href="#4"
      />
      <LedgerRow
        icon={WithdrawIcon}
        title={say('提现到 wellpay', 'Withdrawal to wellpay')}
        detail={say('11/14 09:06 · 账号校验未通过', '14 Nov · account not matched')}
        points={-50000}
        locale={locale}
        state={<Tag tone="danger">{say('失败已退', 'Failed, refunded')}</Tag>}
        href="#5"
      />
    </List>
  );
}

export function QuickActions() {
  const say = useSay();
  return (
    <Actions label={say('可以做的事', 'What to do')}>
      <QuickAction icon={WithdrawIcon} label={say('提现', 'Withdraw')} href="#out" />
      <QuickAction icon={ScanIcon} label={say('扫码付', 'Pay')} href="#pay" />
      <QuickAction icon={LinkIcon} label={say('绑定钱包', 'Link')} href="#link" />
      <QuickAction icon={LockIcon} label={say('安全密码', 'Passcode')} href="#lock" />
    </Actions>
  );
}
