import { Card, Facts, Heading, Inline, Link, NumberText, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { ledgerAddress } from '../ledger/filter.ts';
import { useOps } from '../ops.ts';
import { ordersAddress } from '../orders/filter.ts';
import type { OpenedPerson } from './opened-person.store.ts';
import { PersonSessions } from './PersonSessions.tsx';
import { PersonState } from './PersonState.tsx';

/** What operators see of somebody. */
export const PersonFacts = observer(function PersonFacts({ opened }: { opened: OpenedPerson }) {
  const text = useText();
  const { locale } = useLanguage();
  const { session } = useOps();
  const { details, identifiers } = opened;
  if (!details) return null;
  const { person, type, ban_reason, balance, held, seen_at, country, has_security_code, counts } = details;
  const times = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const facts = [
    { name: text('ops.people.account'), value: person.username },
    { name: text('ops.people.id'), value: person.id },
    { name: text('ops.people.type'), value: String(type) },
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
    { name: text('ops.people.binding'), value: text(`ops.people.binding.${details.binding}`) },
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
            <Inline gap="md" wrap>
              <Link href={ledgerAddress({ account: person.id })}>{text('ops.people.ledger')}</Link>
              <Link href={ordersAddress({ person: person.id })}>{text('ops.people.withdrawals')}</Link>
            </Inline>
          )}
        </Stack>
      </Card>
      <PersonSessions opened={opened} />
    </Stack>
  );
});
