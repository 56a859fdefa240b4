import { List, ListRow, PlusIcon, SendIcon, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { BackSheet } from '../../../../lib/BackSheet.tsx';
import { DomainOverlay } from '../../../../lib/domains/DomainOverlay.tsx';
import { useDomainOverlay } from '../../../../lib/domains/useDomainOverlay.ts';
import { forgetHanded, type Handed, readHanded } from '../../../../lib/handed/handed.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import { useNavigate } from '../../../../lib/router/useNavigate.ts';
import { useQuery } from '../../../../lib/router/useQuery.ts';
import type { DraftStore } from '../../draft/draft.store.ts';

const useHanded = (): Handed | undefined => {
  const now = useQuery();
  // The address changes once it was taken.
  const [query] = useState(now);
  const [handed, setHanded] = useState<Handed>();
  useEffect(() => void readHanded(query).then(setHanded), [query]);
  return handed;
};

/** Behind what the draft has already. */
const joined = (words: string, more: string): string => [words.trimEnd(), more].filter(Boolean).join('\n');

/** What another application has handed over becomes a post, or goes to a chat: nothing is sent before somebody says so. */
export const HandedChoice = observer(function HandedChoice({ draft }: { draft: DraftStore }) {
  const text = useText();
  const handed = useHanded();
  const navigate = useNavigate();
  const chats = useDomainOverlay();
  const [isDone, setDone] = useState(false);
  const isEmpty = handed && handed.text === '' && handed.files.length === 0;
  /** A reload of an address that still has it would offer it once more. */
  const leaveAddress = () => navigate('/publish', { replace: true });
  const end = () => {
    setDone(true);
    void forgetHanded();
    leaveAddress();
  };
  const publish = () => {
    if (!handed) return;
    if (handed.text !== '') draft.write({ text: joined(draft.words.text, handed.text) });
    if (handed.files.length > 0) void draft.add(handed.files);
    end();
  };
  const send = () => {
    setDone(true);
    chats.open({ name: 'messages/shareHanded', of: '' });
  };
  const close = () => {
    chats.props?.onClose();
    leaveAddress();
  };
  return (
    <>
      <BackSheet
        open={handed !== undefined && !isEmpty && !isDone}
        onClose={end}
        title={text('publish.handed.title')}
        closeLabel={text('publish.close')}
      >
        {handed?.text && (
          <div className="px-page pb-2">
            <Text as="p" lines={3} wrap="pre" tone="secondary">
              {handed.text}
            </Text>
          </div>
        )}
        {handed && handed.files.length > 0 && (
          <div className="px-page pb-2">
            <Text tone="tertiary">{text('publish.handed.files', { count: handed.files.length })}</Text>
          </div>
        )}
        <List label={text('publish.handed.title')}>
          <ListRow icon={PlusIcon} title={text('publish.handed.post')} onClick={publish} />
          <ListRow icon={SendIcon} title={text('publish.handed.chat')} onClick={send} />
        </List>
      </BackSheet>
      {chats.props && <DomainOverlay {...chats.props} onClose={close} />}
    </>
  );
});
