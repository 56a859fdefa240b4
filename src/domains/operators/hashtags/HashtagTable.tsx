import { Button, EmptyState, ErrorState, Inline, Skeleton, Stack, Table, Tag } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { Pick } from '../bulk/Pick.tsx';
import { ReasonDialog } from '../desk/ReasonDialog.tsx';
import { useOps } from '../ops.ts';
import type { FoundHashtags } from './hashtags.store.ts';

const COLUMNS = ['name', 'count', 'act'] as const;

const Turning = observer(function Turning({ hashtags }: { hashtags: FoundHashtags }) {
  const text = useText();
  const { toasts } = useOps();
  const { asked } = hashtags.turning;
  const what = asked?.is_hidden ? 'show' : 'hide';
  const turn = async () => {
    if (await hashtags.turn()) toasts.show({ id: `ops.hashtags.done.${what}` }, 'success');
  };
  return (
    <ReasonDialog
      open={asked !== undefined}
      title={text(`ops.hashtags.${what}.title`, { name: asked?.shown ?? '' })}
      text={text(`ops.hashtags.${what}.text`)}
      act={text(`ops.hashtags.${what}`)}
      tone={asked?.is_hidden ? 'primary' : 'danger'}
      form={hashtags.turning}
      onAct={() => void turn()}
      onClose={() => hashtags.turning.ask(undefined)}
    />
  );
});

const Rows = observer(function Rows({ hashtags }: { hashtags: FoundHashtags }) {
  const text = useText();
  const { bulk, pages } = hashtags;
  const { list } = pages;
  const show = { act: 'show', label: text('ops.hashtags.show'), tone: 'primary' } as const;
  const hide = { act: 'hide', label: text('ops.hashtags.hide'), tone: 'danger' } as const;
  const table = (
    <Table
      caption={text('ops.hashtags')}
      columns={[
        { key: 'pick', label: text('ops.bulk.column') },
        ...COLUMNS.map((key) => ({
          ...{ key, label: text(`ops.hashtags.${key}`) },
          ...(key === 'count' && { align: 'end' as const }),
        })),
      ]}
      rows={list.map((hashtag) => ({
        id: hashtag.name,
        cells: {
          pick: <Pick bulk={bulk} id={hashtag.name} name={`#${hashtag.shown}`} />,
          name: (
            <Inline gap="sm">
              <span>#{hashtag.shown}</span>
              {hashtag.is_hidden && <Tag tone="warning">{text('ops.hashtags.hidden')}</Tag>}
            </Inline>
          ),
          count: hashtag.count,
          act: (
            <Button size="sm" tone="ghost" onClick={() => hashtags.turning.ask(hashtag)}>
              {text(hashtag.is_hidden ? 'ops.hashtags.show' : 'ops.hashtags.hide')}
            </Button>
          ),
        },
      }))}
    />
  );
  return (
    <>
      <BulkBar
        bulk={bulk}
        keys={list.map(({ name }) => name)}
        acts={hashtags.filter.hidden ? [show] : [hide, show]}
      />
      {table}
    </>
  );
});

/** Hashtags that were found, in their states. One that nobody has used yet is hidden as well. */
export const HashtagTable = observer(function HashtagTable({ hashtags }: { hashtags: FoundHashtags }) {
  const text = useText();
  const { pages, filter } = hashtags;
  const { list, status } = pages;
  const again = <Button onClick={() => pages.retry()}>{text('ops.retry')}</Button>;
  const unused = { name: filter.q, shown: filter.q.replace(/^#/, ''), count: 0, is_hidden: false };
  if (status === 'failed' && list.length === 0)
    return <ErrorState title={text('ops.failed')} text={text('ops.failed.text')} action={again} />;
  if (list.length === 0 && !pages.isEmpty) return <Skeleton />;
  return (
    <Stack gap="md">
      {pages.isEmpty ? (
        <EmptyState
          drawing="search"
          title={text('ops.hashtags.empty')}
          action={
            filter.q !== '' && (
              <Button onClick={() => hashtags.turning.ask(unused)}>{text('ops.hashtags.hide_unused')}</Button>
            )
          }
        />
      ) : (
        <Rows hashtags={hashtags} />
      )}
      {status === 'failed' && again}
      {(status === 'ready' || status === 'loading') && (
        <Button loading={status === 'loading'} onClick={() => pages.more()}>
          {text('ops.hashtags.more')}
        </Button>
      )}
      <Turning hashtags={hashtags} />
    </Stack>
  );
});
