import { FollowButton, type FollowButtonProps, type FollowWords } from '../components/FollowButton.tsx';

/** Of somebody who follows whoever reads: following is mutual then. */
const MUTUAL: FollowWords = {
  follow: 'follow.back',
  label: 'follow.back.label',
  following: 'follow.mutual',
  unfollow: 'follow.mutual.label',
};

interface FollowPersonProps extends Pick<FollowButtonProps, 'name' | 'size'> {
  /** `follows_me`: where it is known. */
  author: FollowButtonProps['author'] & { follows_me?: boolean };
}

/** Follows somebody or no longer, and says what the two are to each other. It stays for whom one follows. */
export function FollowPerson({ author, ...look }: FollowPersonProps) {
  return <FollowButton {...look} author={author} always words={author.follows_me ? MUTUAL : undefined} />;
}
