import { Button, ErrorState, Link, Skeleton, Stack, Table, Text } from '@livery/design-system';
import { Dialog } from '@livery/design-system/dialog';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import type { InvitedPeople } from './invited.store.ts';
import type { OpsInvites } from './invites.store.ts';

const COLUMNS = ['person', 'came'] as const;

const People = observer(function People({ pages }: Pick<InvitedPeople, 'pages'>) {
  const text = useText();
  const { locale } = useLanguage();
  const times = dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  const { list, status, isEmpty } = pages;
  const retry = <Button onClick={() => pages.retry()}>{text('ops.retry')}</Button>;
  if (list.length === 0 && status === 'failed')
    return <ErrorState title={text('ops.failed')} text={text('ops.failed.text')} action={retry} />;
  if (isEmpty) return <Text tone="secondary">{text('ops.invites.people.none')}</Text>;
  if (list.length === 0) return <Skeleton />;
  return (
    <Stack gap="md">
      <Table
        caption={text('ops.invites.people')}
        columns={COLUMNS.map((key) => ({ key, label: text(`ops.invites.${key}`) }))}
        rows={list.map(({ id, username, create_at }) => ({
          id,
          cells: {
            person: <Link href={`/ops/people/${encodeURIComponent(id)}`}>{username || id}</Link>,
            came: times.format(Date.parse(create_at)),
          },
        }))}
      />
      {status === 'failed' && retry}
      {(status === 'ready' || status === 'loading') && (
        <Button loading={status === 'loading'} onClick={() => pages.more()}>
          {text('ops.further')}
        </Button>
      )}
    </Stack>
  );
});

/** Who registered with a code. */
export const InvitedDialog = observer(function InvitedDialog({ invites }: { invites: OpsInvites }) {
  const text = useText();
  const { opened } = invites;
  return (
    <Dialog
      open={opened !== undefined}
      onClose={() => invites.look(undefined)}
      title={text('ops.invites.people.title', { code: opened?.invite.code ?? '' })}
      text={text('ops.invites.people.text')}
      actions={<Button onClick={() => invites.look(undefined)}>{text('ops.close')}</Button>}
    >
      {opened && <People pages={opened.pages} />}
    </Dialog>
  );
});
