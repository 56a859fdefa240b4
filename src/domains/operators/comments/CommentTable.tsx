import type { OpsComment } from '@livery/contract';
import { Button, Inline, Link, Stack, Table, Tag, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { Pick } from '../bulk/Pick.tsx';
import { ReasonDialog } from '../desk/ReasonDialog.tsx';
import { useOps } from '../ops.ts';
import { SearchResults } from '../SearchResults.tsx';
import type { FoundComments } from './comments.store.ts';

const COLUMNS = ['text', 'act', 'author', 'time', 'counts'] as const;

const Turning = observer(function Turning({ comments }: { comments: FoundComments }) {
  const text = useText();
  const { toasts } = useOps();
  const { asked } = comments.turning;
  const what = asked?.is_removed ? 'restore' : 'remove';
  const turn = async () => {
    if (await comments.turn()) toasts.show({ id: `ops.comments.done.${what}` }, 'success');
  };
  return (
    <ReasonDialog
      open={asked !== undefined}
      title={text(`ops.comments.${what}.title`)}
      text={text(`ops.comments.${what}.text`)}
      act={text(`ops.comments.${what}`)}
      tone={asked?.is_removed ? 'primary' : 'danger'}
      form={comments.turning}
      onAct={() => void turn()}
      onClose={() => comments.turning.ask(undefined)}
    />
  );
});

/** What was written, as text, and where it stands. */
function Said({ comment }: { comment: OpsComment }) {
  const text = useText();
  return (
    <Stack gap="xs" align="start">
      <Text wrap="pre">{comment.text}</Text>
      <Inline gap="sm" wrap>
        {comment.is_removed && <Tag tone="warning">{text('ops.comments.removed')}</Tag>}
        {comment.parent_id !== null && <Tag>{text('ops.comments.reply')}</Tag>}
        <Link tone="standalone" href={`/ops/content/comments?post=${encodeURIComponent(comment.post_id)}`}>
          {text('ops.comments.of_post')}
        </Link>
      </Inline>
    </Stack>
  );
}

const Rows = observer(function Rows({ comments }: { comments: FoundComments }) {
  const text = useText();
  const { locale } = useLanguage();
  const times = dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <Table
      caption={text('ops.comments')}
      columns={[
        { key: 'pick', label: text('ops.bulk.column') },
        ...COLUMNS.map((key) => ({ key, label: text(`ops.comments.${key}`), wide: key === 'text' })),
      ]}
      rows={comments.searched.pages.list.map((comment) => ({
        id: comment.id,
        cells: {
          pick: <Pick bulk={comments.bulk} id={comment.id} name={comment.text} />,
          text: <Said comment={comment} />,
          author: (
            <Link href={`/ops/people/${encodeURIComponent(comment.author_id)}`}>
              {comment.username || comment.author_id}
            </Link>
          ),
          time: times.format(Date.parse(comment.create_at)),
          counts: text('ops.comments.counted', {
            likes: comment.like_count,
            replies: comment.reply_count,
          }),
          act: (
            <Button size="sm" tone="ghost" onClick={() => comments.turning.ask(comment)}>
              {text(comment.is_removed ? 'ops.comments.restore' : 'ops.comments.remove')}
            </Button>
          ),
        },
      }))}
    />
  );
});

/** Comments that were found, in their states. */
export const CommentTable = observer(function CommentTable({ comments }: { comments: FoundComments }) {
  const text = useText();
  const { searched, filter, bulk } = comments;
  const restore = { act: 'restore', label: text('ops.comments.restore'), tone: 'primary' } as const;
  const remove = { act: 'remove', label: text('ops.comments.remove'), tone: 'danger' } as const;
  return (
    <>
      <SearchResults searched={searched} none={text('ops.comments.empty')}>
        <BulkBar
          bulk={bulk}
          keys={searched.pages.list.map(({ id }) => id)}
          acts={filter.removed ? [restore] : [remove, restore]}
        />
        <Rows comments={comments} />
      </SearchResults>
      <Turning comments={comments} />
    </>
  );
});
