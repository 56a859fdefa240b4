import {
  Alert,
  Button,
  ErrorState,
  Inline,
  SegmentedControl,
  Skeleton,
  Stack,
  Text,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import {
  TodayBoard,
  TodayCharts,
  TodayNow,
  type TodaySpan,
  TodayTables,
  useOps,
} from '../../domains/operators/index.ts';
import { useLanguage } from '../../lib/intl/language.ts';
import { useText } from '../../lib/intl/useText.ts';
import { dateFormat } from '../../lib/text/dates.ts';
import { useIsVisible } from '../../lib/useIsVisible.ts';
import { OpsPage } from './OpsPage.tsx';

const SPANS: readonly TodaySpan[] = ['hours', 'days'];

const Board = observer(function Board({ board }: { board: TodayBoard }) {
  const text = useText();
  const { locale } = useLanguage();
  const { today, hasFailed } = board;
  if (!today && hasFailed)
    return (
      <ErrorState
        title={text('ops.failed')}
        text={text('ops.today.failed_text')}
        action={<Button onClick={() => void board.load()}>{text('ops.retry')}</Button>}
      />
    );
  if (!today) return <Skeleton />;
  const time = dateFormat(locale, { timeStyle: 'medium' }).format(Date.parse(today.at));
  return (
    <Stack gap="lg">
      {hasFailed && <Alert tone="warning">{text('ops.today.stale', { time })}</Alert>}
      <Inline justify="between" gap="md" wrap>
        <SegmentedControl
          label={text('ops.today.span')}
          items={SPANS.map((value) => ({ value, label: text(`ops.today.${value}`) }))}
          value={board.span}
          onChange={(span) => board.show(span)}
        />
        <Text size="caption" tone="tertiary">
          {text('ops.today.at', { time })}
        </Text>
      </Inline>
      <TodayNow board={board} today={today} />
      <TodayCharts board={board} today={today} />
      <TodayTables today={today} />
    </Stack>
  );
});

/** What goes on in the brand, while somebody looks. */
export function TodayPage() {
  const text = useText();
  const { http, session } = useOps();
  const isVisible = useIsVisible();
  const [board] = useState(() => new TodayBoard(http, session));
  useEffect(() => (isVisible ? board.follow() : undefined), [board, isVisible]);
  return (
    <OpsPage title={text('ops.today')} width="wide">
      <Board board={board} />
    </OpsPage>
  );
}
