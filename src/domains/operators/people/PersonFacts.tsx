import type { OpsPersonDetails } from '@livery/contract';
import { Card, Facts, Heading, Inline, Link, NumberText, Stack, Table } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { ledgerAddress } from '../ledger/filter.ts';
import { useOps } from '../ops.ts';
import type { OpenedPerson } from './opened-person.store.ts';
import { PersonState } from './PersonState.tsx';

const SESSION = ['device', 'begun', 'used'] as const;

function Sessions({ sessions }: Pick<OpsPersonDetails, 'sessions'>) {
  const text = useText();
  const { locale } = useLanguage();
  const times = dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  const written = (time: string) => times.format(Date.parse(time));
  if (sessions.length === 0) return null;
  return (
    <Stack gap="sm">
      <Heading level={2}>{text('ops.people.sessions')}</Heading>
      <Table
        caption={text('ops.people.sessions')}
        columns={SESSION.map((key) => ({ key, label: text(`ops.people.session.${key}`) }))}
        rows={sessions.map(({ id, device, create_at, used_at }) => ({
          id,
          cells: { device, begun: written(create_at), used: written(used_at) },
        }))}
      />
    </Stack>
  );
}

/** What operators see of somebody. */
export const PersonFacts = observer(function PersonFacts({ opened }: { opened: OpenedPerson }) {
  const text = useText();
  const { locale } = useLanguage();
  const { session } = useOps();
  const { details, identifiers } = opened;
  if (!details) return null;
  const { person, ban_reason, balance, held, seen_at, country, has_security_code, sessions, counts } =
    details;
  const times = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const facts = [
    { name: text('ops.people.account'), value: person.username },
    { name: text('ops.people.id'), value: person.id },
    ...identifiers.map(({ mode, value }) => ({ name: text(`ops.people.identifier.${mode}`), value })),
    { name: text('ops.people.country'), value: country || '–' },
    { name: text('ops.people.since'), value: times.format(Date.parse(person.create_at)) },
    { name: text('ops.people.seen'), value: seen_at ? times.format(Date.parse(seen_at)) : '–' },
    { name: text('ops.people.balance'), value: <NumberText points={balance} locale={locale} /> },
    { name: text('ops.people.held'), value: <NumberText points={held} locale={locale} /> },
    ...(['groups', 'posts', 'reports'] as const).map((what) => ({
      name: text(`ops.people.counts.${what}`),
      value: new Intl.NumberFormat(locale).format(counts[what]),
    })),
    {
      name: text('ops.people.security_code'),
      value: text(has_security_code ? 'ops.people.security_code.set' : 'ops.people.security_code.none'),
    },
    ...(ban_reason ? [{ name: text('ops.people.ban_reason'), value: ban_reason }] : []),
  ];
  return (
    <Stack gap="lg">
      <Card as="section" pad="panel" edge="roomy" aria-label={text('ops.people.facts')}>
        <Stack gap="sm">
          <Inline gap="sm" wrap>
            <Heading level={2}>{person.nickname || person.username}</Heading>
            <PersonState person={person} />
          </Inline>
          <Facts items={facts} />
          {session.may('money.read') && (
            <Link href={ledgerAddress({ account: person.id })}>{text('ops.people.ledger')}</Link>
          )}
        </Stack>
      </Card>
      <Sessions sessions={sessions} />
    </Stack>
  );
});
