import { ButtonLink, EmptyState, Grid, Skeleton } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { ApiFailure } from '../../../lib/http/failure.ts';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { ListFailure } from '../../../lib/lists/ListFailure.tsx';
import { PagedEnd } from '../../../lib/lists/PagedEnd.tsx';
import { useStores } from '../../../lib/stores/stores.ts';
import { useBrand } from '../../brand/index.ts';
import type { AuthorPosts, AuthorTab } from './author-posts.store.ts';
import { PostGrid } from './PostGrid.tsx';

const WORDS = { loading: 'feed.loading', failed: 'feed.more.error', retry: 'feed.error.retry' } as const;

const EMPTY = {
  posts: 'author.posts.empty',
  collected: 'author.collected.empty',
  liked: 'author.liked.empty',
} as const satisfies Record<AuthorTab, MessageId>;

const PRIVATE = ['api.like_list_private', 'api.view_permission_denied'] as const;

const isPrivate = (error: unknown): boolean =>
  error instanceof ApiFailure && PRIVATE.some((code) => code === error.code);

const Empty = observer(function Empty({ tab, isOwn }: { tab: AuthorTab; isOwn: boolean }) {
  const text = useText();
  const { features } = useBrand();
  if (!isOwn || tab !== 'posts' || !features.publish)
    return <EmptyState drawing="pictures" title={text(EMPTY[tab])} />;
  return (
    <EmptyState
      drawing="pictures"
      title={text('author.posts.first')}
      text={text('author.posts.first.text')}
      action={
        <ButtonLink tone="primary" href="/publish">
          {text('page.publish')}
        </ButtonLink>
      }
    />
  );
});

function Failed({ list, error }: { list: AuthorPosts; error: unknown }) {
  const text = useText();
  if (isPrivate(error)) {
    return <EmptyState drawing="people" title={text('author.private')} text={text('author.private.text')} />;
  }
  return <ListFailure list={list} title="feed.refused.title" />;
}

function TilesAwaited() {
  return (
    <Grid columns="3" gap="xs" aria-busy>
      {['1', '2', '3', '4', '5', '6'].map((tile) => (
        <div key={tile} className="overflow-clip rounded-tile">
          <Skeleton shape="media" ratio="portrait" />
        </div>
      ))}
    </Grid>
  );
}

interface AuthorPostsPanelProps {
  list: AuthorPosts;
  tab: AuthorTab;
  label: string;
  isOwn: boolean;
}

/** One of somebody's lists of posts. Whoever opens a post goes on through it. */
export const AuthorPostsPanel = observer(function AuthorPostsPanel({
  list,
  tab,
  label,
  isOwn,
}: AuthorPostsPanelProps) {
  const { social } = useStores();
  const isBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    social.reading = list;
    if (list.status === 'idle' || isBack) list.open();
    else list.refresh();
  }, [social, list, isBack]);
  const { state } = list;
  if (list.isEmpty) return <Empty tab={tab} isOwn={isOwn} />;
  if (list.list.length === 0) {
    return state.status === 'failed' ? <Failed list={list} error={state.error} /> : <TilesAwaited />;
  }
  return (
    <>
      <PostGrid posts={list.list} label={label} />
      <PagedEnd list={list} words={WORDS} />
    </>
  );
});
