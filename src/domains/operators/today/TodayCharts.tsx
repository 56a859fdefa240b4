import type { Today, TodaySeries } from '@livery/contract';
import { Card, Grid, SparkBars, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import type { TodayBoard, TodaySpan } from './today.store.ts';
import { useTimesOf } from './today-times.ts';

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
