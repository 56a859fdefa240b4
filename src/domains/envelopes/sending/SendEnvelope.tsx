import { ChatType } from '@livery/contract';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { OverlayProps } from '../../../lib/domains/domain-module.ts';
import { OverlayFailure } from '../../../lib/OverlayFailure.tsx';
import { useStores } from '../../../lib/stores/stores.ts';
import { useLoaded } from '../../../lib/useLoaded.ts';
import type { Chat } from '../../messages/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { EnvelopesStore } from '../envelopes.store.ts';
import { forgetForm, formOf } from './kept-forms.ts';
import { SendSheet } from './SendSheet.tsx';

interface SendingProps {
  chat: Chat;
  store: EnvelopesStore;
  wallet: Wallet;
  of: string;
  onClose: () => void;
}

const Sending = observer(function Sending({ chat, store, wallet, of, onClose }: SendingProps) {
  const { http } = useStores();
  const group = chat.groups.get(of);
  const [form] = useState(() =>
    formOf(
      store,
      { http, wallet },
      {
        groupId: of,
        isDirect: group?.type === ChatType.DM,
        members: group?.member_count ?? 1,
      },
    ),
  );
  useEffect(() => void form.load(), [form]);
  return (
    <SendSheet
      form={form}
      onSent={(message) => {
        forgetForm(store, form);
        chat.messages.room(of).accept(message);
        onClose();
      }}
      onClose={onClose}
    />
  );
});

/** Sends a red envelope into a conversation, by the conversation's id. */
export function SendEnvelope({ of, open, onClose }: OverlayProps) {
  const { domains } = useStores();
  const store = useLoaded(domains.store('envelopes'), open);
  const chat = useLoaded(domains.store('messages'), open);
  const wallet = useLoaded(domains.store('wallet'), open);
  if (!open) return null;
  if ([store, chat, wallet].some(({ status }) => status === 'failed'))
    return <OverlayFailure onFail={onClose} />;
  if (store.status !== 'ready' || chat.status !== 'ready' || wallet.status !== 'ready') return null;
  return <Sending chat={chat.value} store={store.value} wallet={wallet.value} of={of} onClose={onClose} />;
}
