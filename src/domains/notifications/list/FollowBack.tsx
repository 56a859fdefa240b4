import { FollowRelation, type Person } from '@livery/contract';
import { FollowButton } from '../../social/later.ts';

const WORDS = { follow: 'notifications.follow_back', label: 'notifications.follow_back.label' } as const;

/** Follows who follows me, or no longer. */
export function FollowBack({ person, name }: { person: Person; name: string }) {
  return (
    <FollowButton
      author={{ ...person, is_followed: FollowRelation.NOT_FOLLOWING }}
      name={name}
      words={WORDS}
      always
    />
  );
}
