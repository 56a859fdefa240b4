import { Card, fromScreen, Heading, Inline, Link, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { ChartRow } from './ChartRow.tsx';
import { ChartSkeleton } from './ChartSkeleton.tsx';

const ROWS = 4;

/** The head of the chart beside a feed, on screens wide enough. */
export const ChartPanel = observer(function ChartPanel() {
  const text = useText();
  const { social } = useStores();
  const { range, list: head } = social.chartHead;
  const chart = social.chartOf(range);
  const list = chart.list.length > 0 ? chart.list : head;
  const isKnown = list.length > 0;
  useEffect(() => {
    const wide = matchMedia(fromScreen('desktop'));
    const open = () => wide.matches && !isKnown && chart.open();
    open();
    wide.addEventListener('change', open);
    return () => wide.removeEventListener('change', open);
  }, [chart, isKnown]);
  if (!isKnown && (chart.isEmpty || chart.status === 'failed')) return null;
  return (
    <Card as="section" pad="panel" edge="roomy" aria-labelledby="chart-panel">
      <Inline justify="between">
        <Heading level={2} size="title" id="chart-panel">
          {text('feed.chart.title')}
        </Heading>
        <Text size="footnote">
          <Link tone="standalone" href={range === '7d' ? '/home/chart?range=7d' : '/home/chart'}>
            {text('feed.chart.all')}
          </Link>
        </Text>
      </Inline>
      <div className="pt-2">
        {!isKnown ? (
          <ChartSkeleton rows={ROWS} />
        ) : (
          <ol>
            {list.slice(0, ROWS).map((post) => (
              <li key={post.id}>
                <ChartRow post={post} position={chart.positionOf(post.id)} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </Card>
  );
});
