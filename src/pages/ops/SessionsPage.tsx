import { useEffect, useState } from 'react';
import { OwnSessions, SessionTable, useOps } from '../../domains/operators/index.ts';
import { useText } from '../../lib/intl/useText.ts';
import { OpsPage } from './OpsPage.tsx';

/** Where one is signed in to the console oneself. */
export function SessionsPage() {
  const text = useText();
  const { http } = useOps();
  const [sessions] = useState(() => new OwnSessions(http));
  useEffect(() => void sessions.load(), [sessions]);
  return (
    <OpsPage title={text('ops.sessions')} width="wide">
      <SessionTable sessions={sessions} />
    </OpsPage>
  );
}
