import type { OpsEnvelope } from '@livery/contract';
import {
  Alert,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Facts,
  Heading,
  Inline,
  Link,
  NumberText,
  Skeleton,
  Stack,
  Table,
  Tag,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { ledgerAddress } from '../ledger/filter.ts';
import type { OpenedEnvelope } from './opened-envelope.store.ts';

const CHECKS = ['shares', 'claims', 'sums', 'account', 'signature'] as const;
const KINDS = { 1: 'normal', 2: 'lucky', 3: 'mine' } as const;

const nameOf = ({ id, username }: OpsEnvelope['sender']): string => username || id;

/** What a verification came to, each part by itself. */
function Verified({ envelope: { checks } }: { envelope: OpsEnvelope }) {
  const text = useText();
  const isRight = CHECKS.every((name) => checks[name]);
  return (
    <Stack gap="sm">
      <Alert tone={isRight ? 'success' : 'danger'}>
        {text(isRight ? 'ops.envelopes.right' : 'ops.envelopes.wrong')}
      </Alert>
      <Inline gap="sm" wrap>
        {CHECKS.map((name) => (
          <Tag key={name} tone={checks[name] ? 'success' : 'danger'}>
            {`${checks[name] ? '✓' : '✗'} ${text(`ops.envelopes.check.${name}`)}`}
          </Tag>
        ))}
      </Inline>
    </Stack>
  );
}

function Summary({ envelope }: { envelope: OpsEnvelope }) {
  const text = useText();
  const { locale } = useLanguage();
  const times = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  const { id, kind, state, group_id, claimed_amount, seed, seed_hash } = envelope;
  const secret = text('ops.envelopes.secret');
  return (
    <Card as="section" pad="panel" edge="roomy" aria-label={text('ops.envelopes.one')}>
      <Stack gap="md">
        <Inline gap="sm" wrap>
          <Heading level={2}>{text(`ops.envelopes.kind.${KINDS[kind]}`)}</Heading>
          <Tag>{text(`ops.envelopes.state.${state}`)}</Tag>
        </Inline>
        <Verified envelope={envelope} />
        <Facts
          items={[
            { name: text('ops.envelopes.sender'), value: nameOf(envelope.sender) },
            {
              name: text('ops.ledger.amount'),
              value: <NumberText points={envelope.amount} locale={locale} />,
            },
            {
              name: text('ops.envelopes.taken'),
              value:
                claimed_amount === null ? secret : <NumberText points={claimed_amount} locale={locale} />,
            },
            { name: text('ops.envelopes.opened'), value: `${envelope.claimed_count} / ${envelope.count}` },
            {
              name: text('ops.envelopes.rest'),
              value: <NumberText points={envelope.balance} locale={locale} />,
            },
            { name: text('ops.envelopes.group'), value: group_id },
            { name: text('ops.ledger.time'), value: times.format(Date.parse(envelope.create_at)) },
            { name: text('ops.envelopes.until'), value: times.format(Date.parse(envelope.expire_at)) },
            { name: text('ops.envelopes.seed_hash'), value: seed_hash },
            { name: text('ops.envelopes.seed'), value: seed ?? secret },
          ]}
        />
        <Link tone="standalone" href={ledgerAddress({ account: `envelope ${id}` })}>
          {text('ops.envelopes.to_ledger')}
        </Link>
      </Stack>
    </Card>
  );
}

function Packets({ envelope: { packets } }: { envelope: OpsEnvelope }) {
  const text = useText();
  const { locale } = useLanguage();
  const times = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  if (packets.length === 0) return <EmptyState drawing="search" title={text('ops.envelopes.unopened')} />;
  return (
    <Table
      caption={text('ops.envelopes.packets')}
      columns={[
        { key: 'place', label: text('ops.envelopes.place'), align: 'end' },
        { key: 'person', label: text('ops.envelopes.person') },
        { key: 'amount', label: text('ops.ledger.amount'), align: 'end' },
        { key: 'time', label: text('ops.ledger.time') },
      ]}
      rows={packets.map(({ person, amount, create_at }, at) => ({
        id: person.id,
        cells: {
          place: String(at + 1),
          person: (
            <Link tone="standalone" href={ledgerAddress({ account: person.id })}>
              {nameOf(person)}
            </Link>
          ),
          amount:
            amount === null ? text('ops.envelopes.secret') : <NumberText points={amount} locale={locale} />,
          time: times.format(Date.parse(create_at)),
        },
      }))}
    />
  );
}

/** A red envelope with who opened it, in its states. */
export const EnvelopeFacts = observer(function EnvelopeFacts({ opened }: { opened: OpenedEnvelope }) {
  const text = useText();
  const again = <Button onClick={() => void opened.load()}>{text('ops.retry')}</Button>;
  const { status, envelope } = opened;
  if (status === 'none') return null;
  if (status === 'gone')
    return (
      <EmptyState
        drawing="search"
        title={text('ops.envelopes.gone')}
        text={text('ops.envelopes.gone.text')}
      />
    );
  if (status === 'failed')
    return <ErrorState title={text('ops.failed')} text={text('ops.failed.text')} action={again} />;
  if (!envelope) return <Skeleton />;
  return (
    <Stack gap="lg">
      <Summary envelope={envelope} />
      <Packets envelope={envelope} />
    </Stack>
  );
});
