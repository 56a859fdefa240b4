import { Button, Card, Inline, Stack, Text } from '@livery/design-system';
import { failureWordsOf } from '../../../lib/errors/passed.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';

/** In the place of a balance that did not come; the log below says for itself what became of it. */
export function BalanceFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useText();
  const words = useWords();
  return (
    <Card pad="panel" edge="roomy">
      <Inline justify="between" gap="md">
        <Stack gap="xxs" grow>
          <Text weight="strong" role="alert">
            {text('wallet.balance_failed')}
          </Text>
          <Text size="footnote" tone="secondary">
            {words(failureWordsOf(error) ?? { id: 'error.no_connection' })}
          </Text>
        </Stack>
        <Button size="sm" onClick={onRetry}>
          {text('feed.error.retry')}
        </Button>
      </Inline>
    </Card>
  );
}
