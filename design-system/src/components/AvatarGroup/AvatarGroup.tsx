import type { AvatarSize } from '../Avatar/Avatar.variants.ts';
import { avatarStyles } from '../Avatar/Avatar.variants.ts';
import { initialsOf } from '../Avatar/initials.ts';
import { avatarTileStyles } from './AvatarGroup.variants.ts';

export interface AvatarPerson {
  id: string;
  name: string;
  src?: string | null;
}

export interface AvatarGroupProps {
  /** The first four are drawn; without any, the group's initials. The group's name stands beside it. */
  people: readonly AvatarPerson[];
  /** Name of the group. */
  name: string;
  size?: AvatarSize;
}

function Tile({ person, index, count }: { person: AvatarPerson; index: number; count: number }) {
  const wide = count === 3 && index === 0;
  return (
    <span className={avatarTileStyles({ wide })}>
      {person.src ? (
        <img src={person.src} alt="" decoding="async" loading="lazy" className="size-full object-cover" />
      ) : (
        initialsOf(person.name).slice(0, 1)
      )}
    </span>
  );
}

/** A group without a picture of its own: up to four of its people in one avatar. Silent, like `Avatar`. */
export function AvatarGroup({ people, name, size }: AvatarGroupProps) {
  const shown = people.slice(0, 4);
  if (shown.length < 2) {
    const [one] = shown;
    return (
      <span className={avatarStyles({ size })} aria-hidden>
        {one?.src ? <img src={one.src} alt="" className="size-full object-cover" /> : initialsOf(name)}
      </span>
    );
  }
  return (
    <span className={avatarStyles({ size })} aria-hidden>
      <span className="grid size-full auto-rows-fr grid-cols-2 gap-px bg-raised text-micro">
        {shown.map((person, index) => (
          <Tile key={person.id} person={person} index={index} count={shown.length} />
        ))}
      </span>
    </span>
  );
}
