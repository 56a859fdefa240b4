import { List, ListHeading, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { PersonFound } from '../../../contacts/index.ts';
import { useChat } from '../../useChat.ts';
import { ConversationRow } from './ConversationRow.tsx';
import { SaidFound } from './SaidFound.tsx';
import { useNamed } from './useNamed.ts';
import { useOpenDirect } from './useOpenDirect.ts';

/** So many conversations are shown for one search. */
const MOST_FOUND = 20;

/** What is found for the words in the field: conversations by name, what was said, and the person of a whole account ID. */
export const ListSearch = observer(function ListSearch({ openId }: { openId: string | undefined }) {
  const text = useText();
  const heading = useId();
  const { search, said } = useChat();
  const choose = useOpenDirect();
  const named = useNamed(search.text, MOST_FOUND).slice(0, MOST_FOUND);
  useEffect(() => {
    said.type(search.text);
  }, [said, search.text]);
  useEffect(() => () => said.type(''), [said]);
  // Half an account ID is no mistake of who looks for a name, or for words.
  const isElsewhere = named.length > 0 || said.list.length > 0 || said.status === 'searching';
  const isAboutPerson = !isElsewhere || search.state.status === 'found';
  return (
    <Stack gap="sm">
      {isAboutPerson && <PersonFound search={search} onChoose={choose} />}
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
      <SaidFound said={said} sought={search.text} />
    </Stack>
  );
});
