import { type Author, LIMITS } from '@livery/contract';
import { Button, CloseIcon, Composer, IconButton, QuoteBar, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { LazyPeoplePicker } from '../../../lib/mentions/LazyPeoplePicker.tsx';
import { addName } from '../../../lib/mentions/mention-names.ts';
import { useMentionField } from '../../../lib/mentions/useMentionField.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useNameOf } from '../../users/index.ts';
import type { CommentsStore } from './comments.store.ts';
import { EmojiButton } from './EmojiButton.tsx';

interface LineProps {
  comments: CommentsStore;
}

const Fault = observer(function Fault({ comments: { line } }: LineProps) {
  const text = useText();
  if (!line.fault) return null;
  const words = {
    link: () => text('comments.link'),
    length: () => text('comments.too_long', { max: LIMITS.comment }),
    mentions: () => text('mentions.too_many', { max: LIMITS.mentions }),
  }[line.fault]();
  return (
    <div role="alert" className="px-4 pt-2">
      <Text size="caption" tone="danger">
        {words}
      </Text>
    </div>
  );
});

/** What is being replied to. */
const Target = observer(function Target({ comments: { line } }: LineProps) {
  const text = useText();
  const nameOf = useNameOf();
  const { target } = line;
  if (!target) return null;
  return (
    <QuoteBar
      at="foot"
      title={text('comments.reply.to', { name: nameOf(target.author) })}
      text={target.text}
      end={
        <IconButton
          icon={CloseIcon}
          tone="subtle"
          label={text('comments.reply.cancel')}
          onClick={() => line.replyTo(undefined)}
        />
      }
    />
  );
});

/** In the place of the line: why there is none, or the way to log in. */
const NoLine = observer(function NoLine({ comments, onLogin }: LineProps & { onLogin: () => void }) {
  const text = useText();
  const { bar } = comments.line;
  if (bar === 'post' && comments.list.length === 0) return null;
  return (
    <div className="border-t border-subtle p-3 pb-stage-foot">
      {bar ? (
        <Text as="p" role="status" size="footnote" tone="secondary" align="center">
          {text(bar === 'post' ? 'comments.closed' : 'comments.barred')}
        </Text>
      ) : (
        <Button block onClick={onLogin}>
          {text('comments.login')}
        </Button>
      )}
    </div>
  );
});

const Line = observer(function Line({ comments, wantsToWrite }: LineProps & { wantsToWrite: boolean }) {
  const text = useText();
  const nameOf = useNameOf();
  const { toasts, alerts } = useStores();
  const { line } = comments;
  const field = useRef<HTMLTextAreaElement>(null);
  const targetId = line.target?.id;
  useEffect(() => {
    if (wantsToWrite || targetId !== undefined) field.current?.focus();
  }, [wantsToWrite, targetId]);
  const { look, handleKey, insert, picking } = useMentionField(field, {
    isOn: true,
    write: (draft) => line.setDraft(draft),
  });
  const send = async () => {
    if (line.fault === 'link') return alerts.show({ id: 'error.has_link' });
    if (await comments.send()) toasts.show({ id: 'comments.sent' }, 'success');
  };
  const call = (person: Author) => insert(addName(line.names, person));
  return (
    <Composer
      ref={field}
      label={text('comments.placeholder')}
      sendLabel={text('comments.send')}
      value={line.draft}
      onChange={(draft) => {
        line.setDraft(draft);
        look();
      }}
      onSend={() => void send()}
      sending={line.submission.isSending}
      onFocus={() => void line.askAuthor()}
      onKeyDown={handleKey}
      onSelect={look}
      end={<EmojiButton field={field} onWrite={(draft) => line.setDraft(draft)} />}
      header={
        <>
          <Fault comments={comments} />
          {picking && (
            <LazyPeoplePicker
              {...picking}
              label={text('comments.mention.list')}
              nameOf={nameOf}
              talking={() => comments.talking}
              onChoose={call}
            />
          )}
          <Target comments={comments} />
        </>
      }
    />
  );
});

/** The line to write on; a guest finds the way to log in there. */
export const CommentComposer = observer(function CommentComposer({ comments }: LineProps) {
  const { users, loginPrompt } = useStores();
  const [wantsToWrite, setWantsToWrite] = useState(false);
  const logIn = () =>
    loginPrompt.require(() => setWantsToWrite(true), {
      from: { person: comments.post.author, action: 'comment' },
    });
  return users.isSignedIn && comments.line.bar === undefined ? (
    <Line comments={comments} wantsToWrite={wantsToWrite} />
  ) : (
    <NoLine comments={comments} onLogin={logIn} />
  );
});
