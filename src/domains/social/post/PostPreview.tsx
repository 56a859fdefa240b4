import {
  AppBar,
  BackIcon,
  Card,
  CardMedia,
  IconButtonLink,
  MediaStage,
  Only,
  PageScaffold,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { PostHead } from '../components/PostHead.tsx';
import { PostQuote } from '../components/PostQuote.tsx';
import { PostWords } from '../components/PostWords.tsx';
import { smallestOf } from '../media.ts';
import type { PostModel } from '../post.model.ts';
import { PostSkeleton } from './PostSkeleton.tsx';
import { StageCaption } from './StageCaption.tsx';
import { preloadPicture, StagePicture } from './StagePicture.tsx';

function Back({ tone }: { tone?: 'media' }) {
  const label = useText()('nav.back');
  return <IconButtonLink tone={tone} icon={BackIcon} label={label} href="/home/recommend" />;
}

function WordsPreview({ post }: { post: PostModel }) {
  const text = useText();
  return (
    <PageScaffold bar={<AppBar start={<Back />} title={text('post.title')} />}>
      <div className="px-feed-inset pt-2 pb-6" aria-busy>
        <Card as="article">
          <PostHead post={post} variant="page" />
          <CardMedia>
            <PostQuote post={post} />
          </CardMedia>
        </Card>
      </div>
    </PageScaffold>
  );
}

/** A post that is known already, while the code of its page is on its way: its still, who, and the words. */
export const PostPreview = observer(function PostPreview({ id }: { id: string }) {
  const text = useText();
  const post = useStores().social.posts.get(id);
  if (!post) return <PostSkeleton />;
  const [media] = post.media;
  if (!media) return <WordsPreview post={post} />;
  if (post.isReady) preloadPicture(media);
  const isTall = media.height > 1.5 * media.width;
  return (
    <main id="main" className="bg-media-stage outline-none tablet:grid tablet:grid-cols-post" aria-busy>
      <MediaStage
        label={text('post.by', { name: post.authorName })}
        backdrop={post.isReady ? smallestOf(media) : undefined}
        start={<Back tone="media" />}
        caption={
          <Only on="phone">
            <StageCaption post={post} />
          </Only>
        }
      >
        {post.isReady && (
          <StagePicture
            media={media}
            alt=""
            eager
            fit={post.kind === 'video' && isTall ? 'cover' : 'contain'}
          />
        )}
      </MediaStage>
      <div className="hidden border-s border-subtle bg-raised px-panel-inset pt-1 tablet:block">
        <PostHead post={post} variant="page" />
        <div className="px-card-pad">
          <PostWords post={post} full />
        </div>
      </div>
    </main>
  );
});
