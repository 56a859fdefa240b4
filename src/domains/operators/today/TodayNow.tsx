import type { Today, TodayState } from '@livery/contract';
import { Card, Grid, Link, NumberText, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { TodayHistory } from './TodayHistory.tsx';
import type { TodayBoard } from './today.store.ts';
import { countText } from './today-counts.ts';

interface FigureProps {
  label: MessageId;
  /** The section where one does something about it. */
  href?: string;
  children: ReactNode;
}

function Figure({ label, href, children }: FigureProps) {
  const text = useText();
  const name = text(label);
  return (
    <Card as="section" pad="panel" edge="roomy" aria-label={name}>
      <Stack gap="xs">
        <Text size="footnote" tone="secondary">
          {href ? <Link href={href}>{name}</Link> : name}
        </Text>
        {children}
      </Stack>
    </Card>
  );
}

function Count({ value, isBad = false }: { value: number; isBad?: boolean }) {
  const { locale } = useLanguage();
  return (
    <Text size="heading" numeric tone={isBad && value > 0 ? 'danger' : 'inherit'}>
      {countText(value, locale)}
    </Text>
  );
}

/** What is so now, and what waits for somebody, with how it was before: of each only what the role may see. */
export const TodayNow = observer(function TodayNow({ board, today }: { board: TodayBoard; today: Today }) {
  const { locale } = useLanguage();
  const { online, waiting, content, money } = today;
  const before = (kind: TodayState) => <TodayHistory today={today} kind={kind} span={board.span} />;
  return (
    <Grid columns="fit" gap="md">
      <Figure label="ops.today.online">
        <Text size="heading" numeric>
          {new Intl.NumberFormat(locale).format(online)}
        </Text>
        {before('online')}
      </Figure>
      {content && (
        <>
          <Figure label="ops.today.reviews" href="/ops/review">
            <Count value={content.reviews} />
            {before('reviews')}
          </Figure>
          <Figure label="ops.today.reports" href="/ops/reports">
            <Count value={content.reports} />
            {before('reports')}
          </Figure>
        </>
      )}
      {money && (
        <>
          <Figure label="ops.today.pending" href="/ops/payments">
            <Count value={money.pending} />
            {before('pending')}
          </Figure>
          <Figure label="ops.today.issued" href="/ops/money">
            <NumberText size="heading" points={money.issued} locale={locale} />
            {before('issued')}
          </Figure>
          <Figure label="ops.today.held">
            <NumberText size="heading" points={money.held} locale={locale} />
            {before('held')}
          </Figure>
        </>
      )}
      <Figure label="ops.today.waiting">
        <Count value={waiting} />
        {before('waiting')}
      </Figure>
      {money && (
        <>
          <Figure label="ops.today.failed" href="/ops/payments?view=failed">
            <Count value={money.failed} isBad />
          </Figure>
          {money.alarms > 0 && (
            <Figure label="ops.today.alarms" href="/ops/checks">
              <Count value={money.alarms} isBad />
            </Figure>
          )}
          {money.frozen > 0 && (
            <Figure label="ops.today.frozen" href="/ops/checks">
              <Count value={money.frozen} isBad />
            </Figure>
          )}
        </>
      )}
    </Grid>
  );
});
