import { Button, Card, Facts, Heading, Inline, NumberText, Stack, Tag } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import type { LedgerSearch } from './ledger.store.ts';
import { accountText } from './words.ts';

const SUMS = ['opening', 'income', 'expense', 'closing'] as const;

/** What somebody had at both ends of the span, and what came and went in it. */
export const StatementCard = observer(function StatementCard({ ledger }: { ledger: LedgerSearch }) {
  const text = useText();
  const { locale } = useLanguage();
  const { statement } = ledger;
  if (!statement) return null;
  const { account, is_valid } = statement;
  return (
    <Card as="section" pad="panel" edge="roomy" aria-label={text('ops.ledger.statement')}>
      <Stack gap="sm">
        <Inline gap="sm" wrap>
          <Heading level={2}>{text('ops.ledger.statement.of', { name: accountText(text, account) })}</Heading>
          <Tag tone={is_valid ? 'success' : 'danger'}>
            {text(is_valid ? 'ops.ledger.valid' : 'ops.ledger.invalid')}
          </Tag>
        </Inline>
        <Facts
          items={SUMS.map((name) => ({
            name: text(`ops.ledger.${name}`),
            value: <NumberText points={statement[name]} locale={locale} />,
          }))}
        />
        <Inline gap="sm">
          <Button size="sm" loading={ledger.isSaving} onClick={() => void ledger.save()}>
            {text('ops.ledger.csv')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
});
