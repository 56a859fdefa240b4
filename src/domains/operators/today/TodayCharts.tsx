import type { Today, TodaySeries } from '@livery/contract';
import { Card, Grid, SparkBars, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import type { TodayBoard, TodaySpan } from './today.store.ts';

const HOUR = 3_600_000;
const STEPS = { hours: HOUR, days: 24 * HOUR };

const useTimesOf = (today: Today, span: TodaySpan) => {
  const { locale } = useLanguage();
  const format = dateFormat(
    locale,
    span === 'hours'
      ? { hour: '2-digit', minute: '2-digit', day: 'numeric', month: 'short' }
      : { day: 'numeric', month: 'short', timeZone: 'UTC' },
  );
  const from = Date.parse(span === 'hours' ? today.hours_from : today.days_from);
  return (at: number) => format.format(from + at * STEPS[span]);
};

function Chart({ today, series, span }: { today: Today; series: TodaySeries; span: TodaySpan }) {
  const text = useText();
  const { locale } = useLanguage();
  const timeOf = useTimesOf(today, span);
  const values = series[span];
  const sum = values.reduce((one, other) => one + other, 0);
  const shown = new Intl.NumberFormat(locale).format(sum);
  const name = text(`ops.today.${series.kind}`);
  return (
    <Card as="section" pad="panel" edge="roomy" aria-label={name}>
      <Stack gap="xs">
        <Text size="footnote" tone="secondary">
          {name}
        </Text>
        <Text size="display" numeric>
          {shown}
        </Text>
        <SparkBars
          label={text(`ops.today.chart.${span}`, { name, count: shown })}
          bars={values.map((value, at) => ({ name: timeOf(at), value }))}
        />
      </Stack>
    </Card>
  );
}

/** How often what happened, in small charts. */
export const TodayCharts = observer(function TodayCharts({
  board,
  today,
}: {
  board: TodayBoard;
  today: Today;
}) {
  return (
    <Grid columns="fit" gap="md">
      {today.series.map((series) => (
        <Chart key={series.kind} today={today} series={series} span={board.span} />
      ))}
    </Grid>
  );
});
