import { Alert, Tag, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../../lib/intl/useText.ts';
import { useWords } from '../../../../lib/intl/useWords.ts';
import type { PostModel } from '../../post.model.ts';
import { refusalWords } from '../../refusal-words.ts';
import { isHidden, STATE_WORDS } from './post-state.ts';

export interface PostStateProps {
  post: PostModel;
  /** `badge`: a word on a card or a tile. `notice`: on the post's own page, with what it means and why. */
  variant: 'badge' | 'notice';
}

/** What its author is told of a post that others do not see; nothing for any other post. */
export const PostState = observer(function PostState({ post, variant }: PostStateProps) {
  const text = useText();
  const wordsOf = useWords();
  const { review, reviewReason } = post;
  if (!isHidden(review)) return null;
  const words = STATE_WORDS[review];
  if (variant === 'badge') return <Tag tone={words.tone}>{text(words.title)}</Tag>;
  return (
    <Alert tone={words.tone === 'neutral' ? 'info' : words.tone}>
      <Text as="p" weight="strong">
        {text(words.title)}
      </Text>
      {text(words.text)}
      {reviewReason && ` ${text('post.state.reason', { reason: wordsOf(refusalWords(reviewReason)) })}`}
    </Alert>
  );
});
