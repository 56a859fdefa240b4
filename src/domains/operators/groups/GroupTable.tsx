import type { OpsGroup } from '@livery/contract';
import { Button, EmptyState, ErrorState, Skeleton, Stack, Table, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { ReasonDialog } from '../desk/ReasonDialog.tsx';
import { useOps } from '../ops.ts';
import type { FoundGroups } from './groups.store.ts';

const COLUMNS = ['name', 'members', 'owner', 'created', 'active', 'act'] as const;

/** It cannot be taken back. */
const Ending = observer(function Ending({ groups }: { groups: FoundGroups }) {
  const text = useText();
  const { toasts } = useOps();
  const { asked } = groups.ending;
  const dissolve = async () => {
    if (await groups.dissolve()) toasts.show({ id: 'ops.groups.done' }, 'success');
  };
  return (
    <ReasonDialog
      open={asked !== undefined}
      title={text('ops.groups.dissolve.title', { name: asked?.name ?? '' })}
      text={text('ops.groups.dissolve.text', { count: asked?.member_count ?? 0 })}
      act={text('ops.groups.dissolve')}
      form={groups.ending}
      onAct={() => void dissolve()}
      onClose={() => groups.ending.ask(undefined)}
    />
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
            <Button size="sm" tone="ghost" onClick={() => groups.ending.ask(group)}>
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
