import { isKept } from '@livery/contract';
import { Button, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { CommentList } from './CommentList.tsx';
import type { CommentsStore } from './comments.store.ts';

/** The brand keeps what people say for those who have signed in. */
function CommentsForMembers() {
  const text = useText();
  const { loginPrompt } = useStores();
  return (
    <Stack gap="md" align="center" padY="lg">
      <Text as="p" align="center" tone="secondary">
        {text('comments.members')}
      </Text>
      <Button onClick={() => loginPrompt.ask()}>{text('nav.login')}</Button>
    </Stack>
  );
}

/** The comments of a post, or the way to them. */
export const PostComments = observer(function PostComments({ comments }: { comments: CommentsStore }) {
  const { brand, users } = useStores();
  const isOpen = users.isSignedIn || !isKept(brand.config.guests, 'comments');
  return isOpen ? <CommentList comments={comments} /> : <CommentsForMembers />;
});
