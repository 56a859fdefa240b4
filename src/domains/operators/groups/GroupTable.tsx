import type { OpsGroup } from '@livery/contract';
import {
  Alert,
  Button,
  EmptyState,
  ErrorState,
  Skeleton,
  Stack,
  Table,
  Text,
  TextField,
} from '@livery/design-system';
import { Dialog } from '@livery/design-system/dialog';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { useOps } from '../ops.ts';
import type { FoundGroups } from './groups.store.ts';

const COLUMNS = ['name', 'members', 'owner', 'created', 'active', 'act'] as const;

/** It cannot be taken back: who is asked says why. */
const Ending = observer(function Ending({ groups }: { groups: FoundGroups }) {
  const text = useText();
  const words = useWords();
  const { toasts } = useOps();
  const { ending, sending } = groups;
  const dissolve = async () => {
    if (await groups.dissolve()) toasts.show({ id: 'ops.groups.done' }, 'success');
  };
  return (
    <Dialog
      open={ending !== undefined}
      onClose={() => groups.ask(undefined)}
      title={text('ops.groups.dissolve.title', { name: ending?.name ?? '' })}
      text={text('ops.groups.dissolve.text', { count: ending?.member_count ?? 0 })}
      actions={
        <>
          <Button onClick={() => groups.ask(undefined)}>{text('ops.cancel')}</Button>
          <Button tone="danger" loading={sending.isSending} onClick={() => void dissolve()}>
            {text('ops.groups.dissolve')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        {sending.problem && <Alert tone="danger">{words(sending.problem)}</Alert>}
        <TextField
          label={text('ops.reason')}
          hint={text('ops.reason.hint')}
          value={groups.reason}
          onChange={(reason) => groups.setReason(reason)}
          maxLength={300}
          required
        />
      </Stack>
    </Dialog>
  );
});

function Name({ group: { name, description, id } }: { group: OpsGroup }) {
  return (
    <Stack>
      <Text size="footnote" weight="medium">
        {name}
      </Text>
      {description && <Text size="caption">{description}</Text>}
      <Text size="caption" tone="tertiary">
        {id}
      </Text>
    </Stack>
  );
}

const Rows = observer(function Rows({ groups }: { groups: FoundGroups }) {
  const text = useText();
  const { locale } = useLanguage();
  const days = dateFormat(locale, { dateStyle: 'short' });
  return (
    <Table
      caption={text('ops.groups')}
      columns={COLUMNS.map((key) => ({
        ...{ key, label: text(`ops.groups.${key}`) },
        ...(key === 'members' && { align: 'end' as const }),
      }))}
      rows={groups.pages.list.map((group) => ({
        id: group.id,
        cells: {
          name: <Name group={group} />,
          members: group.member_count,
          owner: group.username,
          created: days.format(Date.parse(group.create_at)),
          active: days.format(Date.parse(group.update_at)),
          act: (
            <Button size="sm" tone="ghost" onClick={() => groups.ask(group)}>
              {text('ops.groups.dissolve')}
            </Button>
          ),
        },
      }))}
    />
  );
});

/** Groups that were found, in their states. */
export const GroupTable = observer(function GroupTable({ groups }: { groups: FoundGroups }) {
  const text = useText();
  const { pages } = groups;
  const { list, status } = pages;
  const again = <Button onClick={() => pages.retry()}>{text('ops.retry')}</Button>;
  if (status === 'failed' && list.length === 0)
    return <ErrorState title={text('ops.failed')} text={text('ops.failed.text')} action={again} />;
  if (pages.isEmpty) return <EmptyState drawing="search" title={text('ops.groups.empty')} />;
  if (list.length === 0) return <Skeleton />;
  return (
    <Stack gap="md">
      <Rows groups={groups} />
      {status === 'failed' && again}
      {(status === 'ready' || status === 'loading') && (
        <Button loading={status === 'loading'} onClick={() => pages.more()}>
          {text('ops.groups.more')}
        </Button>
      )}
      <Ending groups={groups} />
    </Stack>
  );
});
