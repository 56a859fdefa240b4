import type { ChartPosition } from '@livery/contract';
import { Text } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';

/** How far a post rose or fell since places were last noted. */
export function ChartChange({ change }: Pick<ChartPosition, 'change'>) {
  const text = useText();
  if (change === null) {
    return (
      <Text size="caption" tone="accent" weight="strong">
        {text('feed.chart.new')}
      </Text>
    );
  }
  const drawn = change === 0 ? '–' : `${change > 0 ? '↑' : '↓'}${Math.abs(change)}`;
  const words = change > 0 ? 'feed.chart.up' : 'feed.chart.down';
  return (
    <Text size="caption" tone={change > 0 ? 'success' : 'tertiary'} weight="medium" tabular>
      <span aria-hidden>{drawn}</span>
      <span className="sr-only">
        {change === 0 ? text('feed.chart.same') : text(words, { count: Math.abs(change) })}
      </span>
    </Text>
  );
}
