import { Avatar } from '../Avatar/Avatar.tsx';
import type { AvatarPerson } from '../AvatarGroup/AvatarGroup.tsx';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { type EventTone, eventMarkStyles, eventSignStyles } from './EventAvatar.variants.ts';

export interface EventAvatarProps {
  /** Who did it, the latest first: two are drawn. Without any the drawing of its kind stands alone. */
  people?: readonly AvatarPerson[];
  /** What kind of thing happened. */
  icon: IconGlyph;
  tone?: EventTone;
}

function Pair({ people: [front, back] }: { people: readonly AvatarPerson[] }) {
  if (!front) return null;
  if (!back) return <Avatar size="lg" name={front.name} src={front.src} />;
  return (
    <span className="block size-avatar-lg">
      <span className="absolute top-0 right-0">
        <Avatar size="sm" name={back.name} src={back.src} />
      </span>
      <span className="absolute bottom-0 left-0 rounded-avatar shadow-cut-base">
        <Avatar size="sm" name={front.name} src={front.src} />
      </span>
    </span>
  );
}

/** Who did something, and what kind of thing it was: the start of a row of notifications. Silent: the row's words say it. */
export function EventAvatar({ people = [], icon, tone }: EventAvatarProps) {
  if (people.length === 0)
    return (
      <span aria-hidden className={eventSignStyles({ tone })}>
        <Icon of={icon} />
      </span>
    );
  return (
    <span aria-hidden className="relative block shrink-0">
      <Pair people={people} />
      <span className={eventMarkStyles({ tone })}>
        <Icon of={icon} size="sm" />
      </span>
    </span>
  );
}
