import { Button, ErrorState, Inline, Skeleton, Stack, Table, Tag, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { agentName } from '../../../lib/text/agent.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { useOps } from '../ops.ts';
import type { OwnSessions } from './own-sessions.store.ts';

const COLUMNS = ['used', 'device', 'act', 'address', 'began'] as const;

/** Where one is signed in: what is not known can be ended. */
export const SessionTable = observer(function SessionTable({ sessions }: { sessions: OwnSessions }) {
  const text = useText();
  const { toasts } = useOps();
  const { locale } = useLanguage();
  const times = dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  const ended = async (ending: Promise<boolean>) => {
    if (await ending) toasts.show({ id: 'ops.sessions.ended' }, 'success');
  };
  if (sessions.status === 'failed')
    return (
      <ErrorState
        title={text('ops.failed')}
        text={text('ops.failed.text')}
        action={<Button onClick={() => void sessions.load()}>{text('ops.retry')}</Button>}
      />
    );
  if (sessions.status === 'loading') return <Skeleton />;
  return (
    <Stack gap="md">
      <Inline gap="md" justify="between" wrap>
        <Text as="p" size="footnote" tone="secondary">
          {text('ops.sessions.text')}
        </Text>
        {sessions.hasOthers && (
          <Button
            size="sm"
            tone="danger"
            loading={sessions.isEnding}
            onClick={() => void ended(sessions.endOthers())}
          >
            {text('ops.sessions.end_others')}
          </Button>
        )}
      </Inline>
      <Table
        caption={text('ops.sessions')}
        columns={COLUMNS.map((key) => ({ key, label: text(`ops.sessions.${key}`) }))}
        rows={sessions.list.map(({ id, address, device, create_at, used_at, is_current }) => ({
          id,
          cells: {
            address,
            device: agentName(device) ?? device,
            used: times.format(Date.parse(used_at)),
            began: times.format(Date.parse(create_at)),
            act: is_current ? (
              <Tag tone="success">{text('ops.sessions.current')}</Tag>
            ) : (
              <Button size="sm" disabled={sessions.isEnding} onClick={() => void ended(sessions.end(id))}>
                {text('ops.sessions.end')}
              </Button>
            ),
          },
        }))}
      />
    </Stack>
  );
});
