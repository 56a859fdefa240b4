import { LIMITS } from '@livery/contract';
import { Button, Composer, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import type { CommentsStore } from './comments.store.ts';

const Fault = observer(function Fault({ comments }: { comments: CommentsStore }) {
  const text = useText();
  if (!comments.fault) return null;
  const words =
    comments.fault === 'link' ? text('comments.link') : text('comments.too_long', { max: LIMITS.comment });
  return (
    <div role="alert" className="px-4 pt-2">
      <Text size="caption" tone="danger">
        {words}
      </Text>
    </div>
  );
});

/** The line to write on; a guest finds the way to log in there. */
export const CommentComposer = observer(function CommentComposer({ comments }: { comments: CommentsStore }) {
  const text = useText();
  const { users, loginPrompt, toasts } = useStores();
  const field = useRef<HTMLTextAreaElement>(null);
  const [wantsToWrite, setWantsToWrite] = useState(false);
  useEffect(() => {
    if (wantsToWrite) field.current?.focus();
  }, [wantsToWrite]);
  if (!comments.post.allowsComments) return null;
  if (!users.isSignedIn) {
    return (
      <div className="border-t border-subtle p-3 pb-stage-foot">
        <Button
          block
          onClick={() =>
            loginPrompt.require(() => setWantsToWrite(true), {
              from: { person: comments.post.author, action: 'comment' },
            })
          }
        >
          {text('comments.login')}
        </Button>
      </div>
    );
  }
  const send = async () => {
    if (await comments.send()) toasts.show({ id: 'comments.sent' }, 'success');
  };
  return (
    <Composer
      ref={field}
      label={text('comments.placeholder')}
      sendLabel={text('comments.send')}
      value={comments.draft}
      onChange={(draft) => comments.setDraft(draft)}
      onSend={() => void send()}
      header={<Fault comments={comments} />}
    />
  );
});
