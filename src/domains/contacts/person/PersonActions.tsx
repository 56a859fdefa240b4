import type { AuthorProfile, PersonDetails } from '@livery/contract';
import { Button, ButtonLink, ChatIcon } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Submission } from '../../../lib/forms/submission.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { isCancelled, useNameOf } from '../../users/index.ts';
import type { FollowAction } from './follow-action.ts';
import type { PersonStore } from './person.store.ts';

interface PersonActionsProps {
  store: PersonStore;
  person: PersonDetails;
  /** As the feed knows them. */
  author: AuthorProfile | undefined;
  follow: FollowAction;
  /** Opens the conversation with them; rejects when the server refuses. */
  onMessage: () => Promise<void>;
  /** Where the conversation with them is, if there is one. */
  directHref: string | undefined;
}

/** What one does with somebody first: write to them, follow them, make them a contact. Words alone: three and the menu stand beside each other on a phone. */
export const PersonActions = observer(function PersonActions({
  store,
  person,
  author,
  follow,
  onMessage,
  directHref,
}: PersonActionsProps) {
  const text = useText();
  const nameOf = useNameOf();
  const { toasts } = useStores();
  const [opening] = useState(() => new Submission());
  const [adding] = useState(() => new Submission());
  if (isCancelled(person) || person.is_blocked) {
    return directHref === undefined ? null : (
      <ButtonLink icon={ChatIcon} href={directHref}>
        {text('person.messages')}
      </ButtonLink>
    );
  }
  const message = async () => {
    await opening.send(onMessage);
    if (opening.problem) toasts.show(opening.problem, 'error');
  };
  const add = async () => {
    const added = await adding.send(() => store.add());
    if (adding.problem) toasts.show(adding.problem, 'error');
    if (added) toasts.show({ id: 'contacts.added', values: { name: nameOf(person) } }, 'success');
  };
  return (
    <>
      {person.can_message && (
        <Button tone="primary" loading={opening.isSending} onClick={() => void message()}>
          {text('person.message')}
        </Button>
      )}
      {author && follow(author)}
      {!person.is_contact && (
        <Button
          aria-label={text('contacts.add.label', { name: nameOf(person) })}
          loading={adding.isSending}
          onClick={() => void add()}
        >
          {text('contacts.add')}
        </Button>
      )}
    </>
  );
});
