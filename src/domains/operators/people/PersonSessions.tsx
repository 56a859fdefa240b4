import { Button, Heading, Stack, Table } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { agentName } from '../../../lib/text/agent.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { ReasonDialog } from '../desk/ReasonDialog.tsx';
import { useOps } from '../ops.ts';
import type { OpenedPerson } from './opened-person.store.ts';

const COLUMNS = ['device', 'address', 'begun', 'used', 'act'] as const;

const Ending = observer(function Ending({ opened }: { opened: OpenedPerson }) {
  const text = useText();
  return (
    <ReasonDialog
      open={opened.ending.asked !== undefined}
      title={text('ops.people.session.end.title')}
      text={text('ops.people.session.end.text')}
      act={text('ops.people.session.end')}
      form={opened.ending}
      onAct={() => void opened.endSession()}
      onClose={() => opened.ending.ask(undefined)}
    />
  );
});

/** Where somebody is signed in; each can be ended. */
export const PersonSessions = observer(function PersonSessions({ opened }: { opened: OpenedPerson }) {
  const text = useText();
  const { locale } = useLanguage();
  const mayEnd = useOps().session.may('people.manage');
  const times = dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  const written = (time: string) => times.format(Date.parse(time));
  const { details, addresses } = opened;
  if (!details || details.sessions.length === 0) return null;
  return (
    <Stack gap="sm">
      <Heading level={2}>{text('ops.people.sessions')}</Heading>
      <Table
        caption={text('ops.people.sessions')}
        columns={COLUMNS.filter((key) => key !== 'act' || mayEnd).map((key) => ({
          ...{ key, label: text(`ops.people.session.${key}`) },
        }))}
        rows={details.sessions.map(({ id, device, address, create_at, used_at }) => ({
          id,
          cells: {
            ...{ device: agentName(device) ?? device, address: (addresses.get(id) ?? address) || '–' },
            ...{ begun: written(create_at), used: written(used_at) },
            act: mayEnd && (
              <Button size="sm" tone="ghost" onClick={() => opened.ending.ask(id)}>
                {text('ops.people.session.end')}
              </Button>
            ),
          },
        }))}
      />
      <Ending opened={opened} />
    </Stack>
  );
});
