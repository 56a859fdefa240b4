import { List, ListHeading, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { PersonFound } from '../../../contacts/index.ts';
import { useChat } from '../../useChat.ts';
import { ConversationRow } from './ConversationRow.tsx';
import { useOpenDirect } from './useOpenDirect.ts';

/** So many conversations are shown for one search. */
const MOST_FOUND = 20;

/** What is found for the words in the field: conversations by a part of their name, and the person of a whole account ID. */
export const ListSearch = observer(function ListSearch({ openId }: { openId: string | undefined }) {
  const text = useText();
  const heading = useId();
  const { groups, search } = useChat();
  const choose = useOpenDirect();
  const named = groups.named(search.text).slice(0, MOST_FOUND);
  // Half an account ID is no mistake of who looks for a name.
  const isAboutPerson = named.length === 0 || search.state.status === 'found';
  return (
    <Stack gap="sm">
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
      {isAboutPerson && <PersonFound search={search} onChoose={choose} />}
    </Stack>
  );
});
