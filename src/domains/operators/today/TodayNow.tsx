import type { Today } from '@livery/contract';
import { Card, Grid, Link, NumberText, Stack, Text } from '@livery/design-system';
import type { ReactNode } from 'react';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';

/** The server counts no further. */
const MOST = 1_000;

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
  const shown = new Intl.NumberFormat(locale).format(value);
  return (
    <Text size="heading" numeric tone={isBad && value > 0 ? 'danger' : 'inherit'}>
      {value >= MOST ? `${shown}+` : shown}
    </Text>
  );
}

/** What is so now, and what waits for somebody: of each only what the role may see. */
export function TodayNow({ today: { online, content, money } }: { today: Today }) {
  const { locale } = useLanguage();
  return (
    <Grid columns="fit" gap="md">
      <Figure label="ops.today.online">
        <Text size="heading" numeric>
          {new Intl.NumberFormat(locale).format(online)}
        </Text>
      </Figure>
      {content && (
        <>
          <Figure label="ops.today.reviews" href="/ops/review">
            <Count value={content.reviews} />
          </Figure>
          <Figure label="ops.today.reports" href="/ops/reports">
            <Count value={content.reports} />
          </Figure>
        </>
      )}
      {money && (
        <>
          <Figure label="ops.today.pending" href="/ops/payments">
            <Count value={money.pending} />
          </Figure>
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
          <Figure label="ops.today.issued" href="/ops/money">
            <NumberText size="heading" points={money.issued} locale={locale} />
          </Figure>
          <Figure label="ops.today.held">
            <NumberText size="heading" points={money.held} locale={locale} />
          </Figure>
        </>
      )}
    </Grid>
  );
}
