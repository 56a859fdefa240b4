import { Card, Heading, Inline, Link, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { ChartRow } from './ChartRow.tsx';
import { ChartSkeleton } from './ChartSkeleton.tsx';

const ROWS = 4;

/** The head of the chart beside a feed, where the screen has room for it. */
export const ChartPanel = observer(function ChartPanel() {
  const text = useText();
  const { social } = useStores();
  const { chart } = social.feeds;
  const list = chart.list.length > 0 ? chart.list : social.chartHead;
  const isKnown = list.length > 0;
  useEffect(() => {
    const wide = matchMedia('(min-width: 1280px)');
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
          <Link tone="standalone" href="/home/chart">
            {text('feed.chart.all')}
          </Link>
        </Text>
      </Inline>
      <div className="pt-2">
        {!isKnown ? (
          <ChartSkeleton rows={ROWS} />
        ) : (
          <ol>
            {list.slice(0, ROWS).map((post, index) => (
              <li key={post.id}>
                <ChartRow
                  post={post}
                  place={{ rank: index + 1, change: chart.placeOf(post.id)?.change ?? 0 }}
                />
              </li>
            ))}
          </ol>
        )}
      </div>
    </Card>
  );
});
