import type { OpsFrozenAccount } from '@livery/contract';
import { Alert, Button, Inline, Link, NumberText, Stack, Table, Tag, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { ReasonDialog } from '../desk/ReasonDialog.tsx';
import { useOps } from '../ops.ts';
import type { LedgerChecks } from './checks.store.ts';
import { ledgerAddress } from './filter.ts';
import { Freeing } from './freeing.store.ts';
import { accountQuery, accountText } from './words.ts';

const COLUMNS = ['account', 'balance', 'since', 'why', 'act'] as const;

function Why({ frozen: { is_signed, why } }: { frozen: OpsFrozenAccount }) {
  const text = useText();
  return (
    <Stack gap="xs" align="start">
      <Tag tone={is_signed ? 'neutral' : 'danger'}>
        {text(is_signed ? 'ops.ledger.signed' : 'ops.ledger.not_signed')}
      </Tag>
      <Text size="footnote" lang="en" wrap="pretty">
        {why}
      </Text>
    </Stack>
  );
}

/** One asks, another agrees; either may refuse, which takes back what one has asked oneself. */
const Acts = observer(function Acts({ frozen, freeing }: { frozen: OpsFrozenAccount; freeing: Freeing }) {
  const text = useText();
  const { session } = useOps();
  const { request } = frozen;
  if (!session.may('money.move')) return null;
  if (!request)
    return (
      <Button size="sm" onClick={() => freeing.open(frozen, 'ask')}>
        {text('ops.freeing.ask')}
      </Button>
    );
  const isOwn = request.asked_by === session.self?.name;
  return (
    <Stack gap="xs" align="start">
      <Text size="footnote" wrap="pretty">
        {text('ops.freeing.asked', { name: request.asked_by, reason: request.reason })}
      </Text>
      <Inline gap="sm" wrap>
        {!isOwn && (
          <Button size="sm" tone="primary" onClick={() => freeing.open(frozen, 'agree')}>
            {text('ops.freeing.agree')}
          </Button>
        )}
        <Button size="sm" onClick={() => freeing.open(frozen, 'refuse')}>
          {text(isOwn ? 'ops.freeing.take_back' : 'ops.freeing.refuse')}
        </Button>
      </Inline>
    </Stack>
  );
});

const Dialog = observer(function Dialog({ freeing, checks }: { freeing: Freeing; checks: LedgerChecks }) {
  const text = useText();
  const { toasts } = useOps();
  const { opened } = freeing;
  if (!opened) return null;
  const { act, frozen } = opened;
  const send = async () => {
    if (await freeing.send()) toasts.show({ id: `ops.freeing.done.${act}` }, 'success');
    if (!freeing.opened) await checks.load();
  };
  return (
    <ReasonDialog
      open
      title={text('ops.freeing.title', { name: accountText(text, frozen.account) })}
      text={text(`ops.freeing.${act}.text`)}
      act={text(`ops.freeing.${act}`)}
      {...(act !== 'refuse' && { tone: 'primary' as const })}
      form={freeing}
      onAct={() => void send()}
      onClose={() => freeing.close()}
    />
  );
});

/** Accounts on which nothing moves until two operators free them. */
export const FrozenAccounts = observer(function FrozenAccounts({ checks }: { checks: LedgerChecks }) {
  const text = useText();
  const { locale } = useLanguage();
  const { http } = useOps();
  const freeing = useMemo(() => new Freeing(http), [http]);
  const times = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const { frozen } = checks;
  if (frozen.length === 0) return <Alert tone="success">{text('ops.checks.none_frozen')}</Alert>;
  return (
    <Stack gap="sm">
      <Alert tone="danger">{text('ops.checks.frozen.how', { count: frozen.length })}</Alert>
      {freeing.refused !== undefined && (
        <Alert tone="warning">{text('ops.freeing.refused', { why: freeing.refused })}</Alert>
      )}
      <Table
        caption={text('ops.checks.frozen')}
        columns={COLUMNS.map((key) => ({
          ...{ key, label: text(`ops.checks.${key}`) },
          align: key === 'balance' ? 'end' : 'start',
        }))}
        rows={frozen.map((each) => ({
          id: `${each.account.kind} ${each.account.owner}`,
          cells: {
            account: (
              <Link tone="standalone" href={ledgerAddress({ account: accountQuery(each.account) })}>
                {accountText(text, each.account)}
              </Link>
            ),
            balance: <NumberText points={each.balance} locale={locale} />,
            since: times.format(Date.parse(each.since)),
            why: <Why frozen={each} />,
            act: <Acts frozen={each} freeing={freeing} />,
          },
        }))}
      />
      <Dialog freeing={freeing} checks={checks} />
    </Stack>
  );
});
