import type { OpsInvite } from '@livery/contract';
import { Button, Inline, Link, Stack, Table, Tag, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { Bulk } from '../bulk/bulk.store.ts';
import { Pick } from '../bulk/Pick.tsx';
import { ReasonDialog } from '../desk/ReasonDialog.tsx';
import { useOps } from '../ops.ts';
import { SearchResults } from '../SearchResults.tsx';
import { invitesAddress } from './filter.ts';
import { InvitedDialog } from './InvitedDialog.tsx';
import type { OpsInvites } from './invites.store.ts';

const COLUMNS = ['code', 'state', 'taken', 'act', 'note', 'until', 'made'] as const;
const TONES = { open: 'success', used: 'info', expired: 'warning', withdrawn: 'danger' } as const;

const Withdrawing = observer(function Withdrawing({ invites }: { invites: OpsInvites }) {
  const text = useText();
  const { toasts } = useOps();
  const { withdrawing } = invites;
  const withdraw = async () => {
    if (await invites.withdraw()) toasts.show({ id: 'ops.invites.withdrawn' }, 'success');
  };
  return (
    <ReasonDialog
      open={withdrawing !== undefined}
      title={text('ops.invites.withdraw.title', { code: withdrawing?.code ?? '' })}
      text={text('ops.invites.withdraw.text')}
      act={text('ops.invites.withdraw')}
      form={invites}
      onAct={() => void withdraw()}
      onClose={() => invites.ask(undefined)}
    />
  );
});

/** So many of how many; who they are is asked for. */
const Taken = observer(function Taken({ invite, invites }: { invite: OpsInvite; invites: OpsInvites }) {
  const text = useText();
  const { locale } = useLanguage();
  const number = new Intl.NumberFormat(locale);
  const [taken, most] = [invite.taken, invite.most].map((each) =>
    each === null ? '∞' : number.format(each),
  );
  const said = text('ops.invites.of', { taken: taken ?? '', most: most ?? '' });
  if (invite.taken === 0) return said;
  return (
    <Button
      size="sm"
      tone="ghost"
      aria-label={text('ops.invites.look', { said, code: invite.code })}
      onClick={() => invites.look(invite)}
    >
      {said}
    </Button>
  );
});

const Rows = observer(function Rows({ invites }: { invites: OpsInvites }) {
  const text = useText();
  const { locale } = useLanguage();
  const mayWrite = useOps().session.may('invites.write');
  const times = dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  const { list } = invites.searched.pages;
  const bulk = useMemo(
    () => new Bulk<string, 'withdraw'>((id, _, reason) => invites.withdrawOne(id, reason)),
    [invites],
  );
  const isOver = ({ state }: OpsInvite) => state === 'withdrawn';
  const cellsOf = (invite: OpsInvite) => ({
    pick: !isOver(invite) && <Pick bulk={bulk} id={invite.id} name={invite.code} />,
    code: (
      <Text size="footnote" weight="medium" tabular>
        {invite.code}
      </Text>
    ),
    state: <Tag tone={TONES[invite.state]}>{text(`ops.invites.state.${invite.state}`)}</Tag>,
    taken: <Taken invite={invite} invites={invites} />,
    until: invite.until === null ? text('ops.invites.endless') : times.format(Date.parse(invite.until)),
    note: (
      <Link tone="standalone" href={invitesAddress({ batch: invite.batch })}>
        {invite.note || text('ops.invites.batch')}
      </Link>
    ),
    made: text('ops.invites.made_by', {
      name: invite.made_by,
      time: times.format(Date.parse(invite.create_at)),
    }),
    act: mayWrite && !isOver(invite) && (
      <Button size="sm" tone="ghost" onClick={() => invites.ask(invite)}>
        {text('ops.invites.withdraw')}
      </Button>
    ),
  });
  const table = (
    <Table
      caption={text('ops.invites')}
      columns={[
        ...(mayWrite ? [{ key: 'pick', label: text('ops.bulk.column') }] : []),
        ...COLUMNS.map((key) => ({ key, label: text(`ops.invites.${key}`), wide: key === 'note' })),
      ]}
      rows={list.map((invite) => ({ id: invite.id, cells: cellsOf(invite) }))}
    />
  );
  if (!mayWrite) return table;
  return (
    <>
      <BulkBar
        bulk={bulk}
        keys={list.filter((invite) => !isOver(invite)).map(({ id }) => id)}
        acts={[{ act: 'withdraw', label: text('ops.invites.withdraw'), tone: 'danger' }]}
      />
      {table}
    </>
  );
});

/** Of one batch: its sheet, and the way back to all. */
const Batch = observer(function Batch({ invites }: { invites: OpsInvites }) {
  const text = useText();
  const { filter } = invites;
  if (!filter.batch) return null;
  return (
    <Inline gap="md" wrap>
      <Button size="sm" loading={invites.isSaving} onClick={() => void invites.save()}>
        {text('ops.invites.export')}
      </Button>
      <Link tone="standalone" href={invitesAddress({ ...filter, batch: undefined })}>
        {text('ops.invites.all')}
      </Link>
    </Inline>
  );
});

/** Codes that were found, in their states. */
export const InviteTable = observer(function InviteTable({ invites }: { invites: OpsInvites }) {
  const text = useText();
  const isNarrowed = Object.values(invites.filter).some((value) => value !== undefined);
  return (
    <Stack gap="md">
      <Batch invites={invites} />
      <SearchResults
        searched={invites.searched}
        none={text(isNarrowed ? 'ops.invites.empty' : 'ops.invites.none')}
      >
        <Rows invites={invites} />
      </SearchResults>
      <Withdrawing invites={invites} />
      <InvitedDialog invites={invites} />
    </Stack>
  );
});
