import type { Person } from '@livery/contract';
import { Button, ShareIcon } from '@livery/design-system';
import { CodeCard } from '../../../lib/code-card/CodeCard.tsx';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useShareLink } from '../../../lib/useShareLink.ts';
import { personLink } from '../add/person-link.ts';

interface PersonCardProps {
  person: Pick<Person, 'id' | 'nickname' | 'username' | 'avatar'>;
  hint: MessageId;
}

/** Somebody on a card: whoever scans it comes to their page. Under the name that they gave themselves, for others see it. */
export function PersonCard({ person, hint }: PersonCardProps) {
  const text = useText();
  const share = useShareLink();
  const { id, nickname: name, username, avatar } = person;
  const link = personLink(location.origin, id);
  return (
    <CodeCard
      name={name}
      detail={text('person.id', { id: username })}
      avatar={avatar}
      link={link}
      label={text('friends.code.label', { name })}
      hint={text(hint)}
      fileName={`${username}.png`}
      action={
        <Button tone="primary" icon={ShareIcon} onClick={() => void share(name, link, 'friends.link.copied')}>
          {text('friends.code.share')}
        </Button>
      }
    />
  );
}
