import type { OpsClosing } from '@livery/contract';
import {
  Alert,
  Button,
  Card,
  ErrorState,
  Facts,
  Heading,
  Inline,
  Link,
  NumberText,
  Skeleton,
  Stack,
  Table,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import type { Closing } from './closing.store.ts';
import { ledgerAddress } from './filter.ts';
import { typeText } from './words.ts';

const PARTS = {
  balance: ['opening', 'issued', 'taken', 'closing'],
  holders: ['people', 'envelopes', 'held', 'clearing', 'fees'],
  flows: ['deposits', 'withdrawals'],
} as const;
const COLUMNS = ['type', 'count', 'amount'] as const;

function Part({ part, closing }: { part: keyof typeof PARTS; closing: OpsClosing }) {
  const text = useText();
  const { locale } = useLanguage();
  const counts = part === 'flows' ? (['envelope_count', 'differences'] as const) : [];
  return (
    <Card as="section" pad="panel" edge="roomy" aria-label={text(`ops.closings.${part}`)}>
      <Stack gap="sm">
        <Heading level={2}>{text(`ops.closings.${part}`)}</Heading>
        <Facts
          items={[
            ...PARTS[part].map((name) => ({
              name: text(`ops.closings.${name}`),
              value: <NumberText points={closing[name]} locale={locale} />,
            })),
            ...counts.map((name) => ({
              name: text(`ops.closings.${name}`),
              value: new Intl.NumberFormat(locale).format(closing[name]),
            })),
          ]}
        />
      </Stack>
    </Card>
  );
}

function Types({ closing: { day, types } }: { closing: OpsClosing }) {
  const text = useText();
  const { locale } = useLanguage();
  return (
    <Table
      caption={text('ops.closings.types')}
      columns={COLUMNS.map((key) => ({
        ...{ key, label: text(`ops.closings.${key}`) },
        align: key === 'type' ? 'start' : 'end',
      }))}
      rows={types.map(({ type, count, amount }) => ({
        id: String(type),
        cells: {
          type: (
            <Link
              tone="standalone"
              href={ledgerAddress({ type: String(type), from: day, until: day, days: 'utc' })}
            >
              {typeText(text, type)}
            </Link>
          ),
          count: new Intl.NumberFormat(locale).format(count),
          amount: <NumberText points={amount} locale={locale} />,
        },
      }))}
    />
  );
}

/** Whether all of the ledger was verified since. */
function Verified({ closing: { check } }: { closing: OpsClosing }) {
  const text = useText();
  const { locale } = useLanguage();
  const more = (
    <Link tone="standalone" href="/ops/checks">
      {text('ops.closings.to_checks')}
    </Link>
  );
  if (!check)
    return (
      <Alert tone="info">
        {text('ops.closings.unchecked')} {more}
      </Alert>
    );
  const time = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(Date.parse(check.at));
  return check.findings === 0 ? (
    <Alert tone="success">{text('ops.closings.checked', { time })}</Alert>
  ) : (
    <Alert tone="danger">
      {text('ops.closings.check_failed', { time, count: check.findings })} {more}
    </Alert>
  );
}

/** What a day came to, in its states. */
export const ClosingFigures = observer(function ClosingFigures({ shown }: { shown: Closing }) {
  const text = useText();
  const { closing, status } = shown;
  const again = <Button onClick={() => void shown.load()}>{text('ops.retry')}</Button>;
  if (status === 'failed')
    return <ErrorState title={text('ops.failed')} text={text('ops.failed.text')} action={again} />;
  if (!closing) return <Skeleton />;
  return (
    <Stack gap="md">
      {!closing.is_over && <Alert tone="info">{text('ops.closings.goes_on')}</Alert>}
      <Alert tone={closing.adds_up ? 'success' : 'danger'}>
        {text(closing.adds_up ? 'ops.closings.adds_up' : 'ops.closings.differs')}
      </Alert>
      {closing.is_over && <Verified closing={closing} />}
      {(['balance', 'holders', 'flows'] as const).map((part) => (
        <Part key={part} part={part} closing={closing} />
      ))}
      {closing.types.length > 0 && <Types closing={closing} />}
      <Inline gap="sm">
        <Button size="sm" loading={shown.isSaving} onClick={() => void shown.save()}>
          {text('ops.ledger.csv')}
        </Button>
      </Inline>
    </Stack>
  );
});
