import type { WalletHold } from '@livery/contract';
import { Button, EmptyState, LongList, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { ListFailure } from '../../../lib/lists/ListFailure.tsx';
import { PagedEnd } from '../../../lib/lists/PagedEnd.tsx';
import { dateFormat } from '../../../lib/text/dates.ts';
import type { ActivityStore } from './activity.store.ts';
import { HoldRow } from './HoldRow.tsx';
import { LogRow } from './LogRow.tsx';
import { LogSkeletons } from './LogSkeletons.tsx';
import { dateIn, type Month, monthBefore } from './months.ts';

const END = { loading: 'wallet.loading', failed: 'wallet.list_failed', retry: 'feed.error.retry' } as const;
const LOST = { title: 'wallet.list_failed', text: 'error.no_connection' } as const;

interface ActivityListProps {
  activity: ActivityStore;
  labelledBy: string;
  masked: string | undefined;
  /** Those that one may choose, the latest first. */
  months: readonly Month[];
  /** What is held, above what has moved. */
  holds: readonly WalletHold[];
  onOpen: (id: string) => void;
}

/** The way on to what moved in the month before. */
const Earlier = observer(function Earlier({
  activity,
  months,
}: Pick<ActivityListProps, 'activity' | 'months'>) {
  const text = useText();
  const { locale } = useLanguage();
  const { month } = activity;
  const before = month && monthBefore(month);
  if (before === undefined || !months.includes(before)) return null;
  const name = dateFormat(locale, { year: 'numeric', month: 'long' }).format(dateIn(before));
  return (
    <Button onClick={() => activity.look({ month: before })}>
      {text('wallet.earlier', { month: name })}
    </Button>
  );
});

/** Before there is anything to show. */
const Awaited = observer(function Awaited({ activity, months, holds }: ActivityListProps) {
  const text = useText();
  const { list, kind, month } = activity;
  if (list.status === 'failed') return <ListFailure list={list} title="wallet.list_failed" lost={LOST} />;
  if (list.status !== 'end') return <LogSkeletons />;
  if (holds.length > 0) return null;
  const isWhole = kind === 'all' && (month === undefined || months.length === 1);
  return (
    <EmptyState
      drawing="wallet"
      title={text(isWhole ? 'wallet.empty' : 'wallet.empty.some')}
      text={text(isWhole ? 'wallet.empty.text' : 'wallet.empty.some.text')}
      action={
        months.length > 1 && month !== undefined ? (
          <Earlier activity={activity} months={months} />
        ) : (
          kind !== 'all' && (
            <Button onClick={() => activity.look({ kind: 'all', month })}>{text('wallet.empty.all')}</Button>
          )
        )
      }
    />
  );
});

/** What is held and what moved, the latest first, in all states of the list. */
export const ActivityList = observer(function ActivityList(props: ActivityListProps) {
  const { activity, holds, labelledBy, masked, months, onOpen } = props;
  const { list } = activity;
  const logs = list.list;
  const isAwaited = logs.length === 0;
  return (
    <>
      {holds.length + logs.length > 0 && (
        <LongList labelledBy={labelledBy} ids={[...holds, ...logs].map(({ id }) => id)}>
          {(_, index) => {
            const hold = holds[index];
            if (hold) return <HoldRow hold={hold} masked={masked} />;
            const log = logs[index - holds.length];
            return log && <LogRow log={log} masked={masked} onOpen={onOpen} />;
          }}
        </LongList>
      )}
      {isAwaited ? <Awaited {...props} /> : <PagedEnd list={list} words={END} />}
      {!isAwaited && list.status === 'end' && (
        <Stack align="center" padY="md">
          <Earlier activity={activity} months={months} />
        </Stack>
      )}
    </>
  );
});
