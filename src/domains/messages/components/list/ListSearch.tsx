import { List, ListHeading, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { LazyPersonFound } from '../../../contacts/index.ts';
import { useChat } from '../../useChat.ts';
import { ConversationRow } from './ConversationRow.tsx';
import { FoundMessages } from './FoundMessages.tsx';
import { useNamed } from './useNamed.ts';
import { useOpenDirect } from './useOpenDirect.ts';

/** So many conversations are shown for one search. */
const MOST_FOUND = 20;

/** Results for the text in the field: conversations by name, messages, and the person of a whole account ID. */
export const ListSearch = observer(function ListSearch({ openId }: { openId: string | undefined }) {
  const text = useText();
  const heading = useId();
  const { search, messageSearch } = useChat();
  const choose = useOpenDirect();
  const named = useNamed(search.text, MOST_FOUND).slice(0, MOST_FOUND);
  useEffect(() => {
    messageSearch.type(search.text);
  }, [messageSearch, search.text]);
  useEffect(() => () => messageSearch.type(''), [messageSearch]);
  // Half an account ID is no mistake of who looks for a name, or for words.
  const isElsewhere =
    named.length > 0 || messageSearch.list.length > 0 || messageSearch.status === 'searching';
  const isAboutPerson = !isElsewhere || search.state.status === 'found';
  return (
    <Stack gap="sm">
      {isAboutPerson && <LazyPersonFound search={search} onChoose={choose} />}
      {named.length > 0 && (
        <section aria-labelledby={heading}>
          <ListHeading id={heading}>{text('chat.search.chats')}</ListHeading>
          <List labelledBy={heading}>
            {named.map(({ id }) => (
              <ConversationRow key={id} id={id} selected={id === openId} />
            ))}
          </List>
        </section>
      )}
      <FoundMessages search={messageSearch} sought={search.text} />
    </Stack>
  );
});
