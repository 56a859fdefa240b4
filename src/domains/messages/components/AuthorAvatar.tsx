import type { Person } from '@livery/contract';
import { Avatar } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';
import { RouterLink } from '../../../lib/RouterLink.tsx';
import { useNameOf } from '../../users/index.ts';

/** Who said it, with the way to them. No stop of the Tab key: a log would have one a message. */
export function AuthorAvatar({ person }: { person: Person }) {
  const text = useText();
  const nameOf = useNameOf();
  const name = nameOf(person);
  return (
    <RouterLink
      to={`/guest-page/${person.id}`}
      aria-label={text('room.person', { name })}
      tabIndex={-1}
      className="part-picture relative after:absolute after:inset-hit-person"
    >
      <Avatar size="sm" name={name} src={person.avatar_thumbnail} />
    </RouterLink>
  );
}
