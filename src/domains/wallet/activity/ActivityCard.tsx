import { Card } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { DomainOverlay } from '../../../lib/domains/DomainOverlay.tsx';
import { useDomainOverlay } from '../../../lib/domains/useDomainOverlay.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import type { Wallet } from '../wallet.ts';
import { ActivityHead } from './ActivityHead.tsx';
import { ActivityList } from './ActivityList.tsx';
import { monthOf, monthsSince } from './months.ts';

const TITLE = 'wallet-activity';

/** What moved somebody's points, and what is held of them. */
export const ActivityCard = observer(function ActivityCard({ wallet }: { wallet: Wallet }) {
  const text = useText();
  const { users } = useStores();
  const overlay = useDomainOverlay();
  const { activity, amounts, balance } = wallet;
  const masked = amounts.areHidden ? text('wallet.masked') : undefined;
  const months = monthsSince(users.me?.create_at ?? new Date().toISOString());
  const isNow = activity.month === undefined || activity.month === monthOf(new Date());
  const isOfHolds = isNow && (activity.kind === 'all' || activity.kind === 'envelopes');
  const holds = isOfHolds ? (balance.value?.holds ?? []) : [];
  return (
    <Card as="section" aria-labelledby={TITLE}>
      <ActivityHead activity={activity} id={TITLE} months={months} masked={masked} />
      <ActivityList
        activity={activity}
        labelledBy={TITLE}
        masked={masked}
        months={months}
        holds={holds}
        onOpen={(id) => overlay.open({ name: 'wallet/log', of: id })}
      />
      {overlay.props && <DomainOverlay key={overlay.props.of} {...overlay.props} />}
    </Card>
  );
});
