import { FollowRelation, type Person } from '@livery/contract';
import { FollowPerson } from '../../social/later.ts';

/** Follows who follows me, or no longer. */
export function FollowBack({ person, name }: { person: Person; name: string }) {
  const author = { ...person, is_followed: FollowRelation.NOT_FOLLOWING, follows_me: true };
  return <FollowPerson author={author} name={name} />;
}
