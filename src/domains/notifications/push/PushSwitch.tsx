import { Switch as Setting } from '@livery/contract';
import { List, SwitchRow } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { passedWordsOf } from '../../../lib/errors/passed.ts';
import { ApiFailure } from '../../../lib/http/failure.ts';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import type { PushState } from './push.store.ts';
import { createPush } from './push.ts';

const DETAILS: Record<PushState, MessageId> = {
  unknown: 'notifications.push.text',
  failed: 'notifications.push.unknown',
  unsupported: 'notifications.push.unsupported',
  denied: 'notifications.push.denied',
  unavailable: 'notifications.push.unavailable',
  off: 'notifications.push.text',
  on: 'notifications.push.text',
};

/** Whether this browser is told while no page is open, and why it cannot be. */
export const PushSwitch = observer(function PushSwitch() {
  const text = useText();
  const stores = useStores();
  const [push] = useState(() => createPush(stores));
  useEffect(() => {
    void push.look();
    return () => push.stop();
  }, [push]);
  /** A browser that refuses says so by its state; a call has words of its own. */
  const explain = (error: unknown) => {
    const words =
      error instanceof ApiFailure ? passedWordsOf(error) : { id: 'notifications.push.failed' as const };
    if (words) stores.toasts.show(words, 'error');
  };
  const { state, isBusy } = push;
  const isKnown = state === 'on' || state === 'off';
  const isSilent = stores.users.me?.notify === Setting.CLOSE;
  const detail = isKnown && isSilent ? 'notifications.push.silent' : DETAILS[state];
  const canChange = isKnown && stores.users.me?.notify === Setting.OPEN;
  return (
    <List label={text('notifications.push')}>
      <SwitchRow
        title={text('notifications.push')}
        detail={text(detail)}
        checked={state === 'on'}
        disabled={!canChange || isBusy}
        onChange={(isOn) => void (isOn ? push.turnOn() : push.turnOff()).catch(explain)}
      />
    </List>
  );
});
