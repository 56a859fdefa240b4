import type { Session } from '@livery/contract';
import {
  Alert,
  Button,
  Card,
  EmptyState,
  GlobeIcon,
  List,
  ListRow,
  Skeleton,
  SmartphoneIcon,
  Stack,
  Tag,
} from '@livery/design-system';
import { Sheet } from '@livery/design-system/dialog';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { failureWordsOf } from '../../../lib/errors/passed.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { agentName, isPhoneAgent } from '../../../lib/text/agent.ts';
import { useAgeText } from '../../../lib/text/useAgeText.ts';
import type { Closable } from '../Closable.ts';
import { SessionsStore } from './sessions.store.ts';

const SessionRow = observer(function SessionRow({
  session,
  store,
}: {
  session: Session;
  store: SessionsStore;
}) {
  const text = useText();
  const age = useAgeText();
  const name = agentName(session.agent) ?? text('sessions.unknown');
  return (
    <ListRow
      icon={isPhoneAgent(session.agent) ? SmartphoneIcon : GlobeIcon}
      title={name}
      detail={text('sessions.active', { time: age(session.active_at) })}
      value={
        session.current ? (
          <Tag tone="success">{text('sessions.current')}</Tag>
        ) : (
          <Button
            size="sm"
            aria-label={text('sessions.end.label', { name })}
            loading={store.isEnding(session.id)}
            onClick={() => void store.end(session.id)}
          >
            {text('sessions.end')}
          </Button>
        )
      }
    />
  );
});

const Sessions = observer(function Sessions({ store }: { store: SessionsStore }) {
  const text = useText();
  const words = useWords();
  const { state } = store.pages;
  switch (state.status) {
    case 'idle':
    case 'loading':
      return (
        <Stack gap="lg" padY="md" aria-busy>
          <Skeleton shape="title" />
          <Skeleton shape="title" />
        </Stack>
      );
    case 'failed':
      return (
        <EmptyState
          drawing="connection"
          title={text('sessions.failed')}
          text={words(failureWordsOf(state.error) ?? { id: 'error.no_connection' })}
          action={<Button onClick={() => store.pages.retry()}>{text('feed.error.retry')}</Button>}
        />
      );
    default:
      return (
        <Card>
          <List label={text('sessions.title')}>
            {store.pages.list.map((session) => (
              <SessionRow key={session.id} session={session} store={store} />
            ))}
          </List>
        </Card>
      );
  }
});

/** Where I am signed in, this browser marked, the others one tap from signed out. */
export const SessionList = observer(function SessionList({ onClose }: Closable) {
  const text = useText();
  const words = useWords();
  const { http } = useStores();
  const [store] = useState(() => new SessionsStore(http));
  useEffect(() => store.pages.open(), [store]);
  return (
    <Sheet open onClose={onClose} title={text('sessions.title')} closeLabel={text('login.close')}>
      <Stack gap="md">
        {store.problem && <Alert tone="danger">{words(store.problem)}</Alert>}
        <Sessions store={store} />
      </Stack>
    </Sheet>
  );
});
