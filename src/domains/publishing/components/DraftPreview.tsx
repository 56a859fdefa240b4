import { FollowRelation, type Post, type User } from '@livery/contract';
import {
  Avatar,
  Card,
  CardBody,
  CardHeader,
  CardMedia,
  MediaFrame,
  MediaImage,
  MediaTag,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useObjectUrl } from '../../../lib/useObjectUrl.ts';
import { PostModel, PostQuote, PostWords } from '../../social/index.ts';
import { shownOf } from '../draft/draft.model.ts';
import type { DraftStore } from '../draft/draft.store.ts';
import { publishedWords } from '../sending/transfer.ts';

/** What it would be if it were published now. */
const postOf = ({ content, words, kind }: DraftStore, me: User | undefined): Post => {
  const { description, hashtags } = publishedWords(content);
  return {
    id: '',
    author: {
      id: me?.id ?? '',
      nickname: me?.nickname ?? '',
      username: me?.username ?? '',
      avatar: me?.avatar ?? '',
      avatar_thumbnail: me?.avatar_thumbnail ?? '',
      is_followed: FollowRelation.SELF,
    },
    ...{ kind, media: [], description, hashtags, place: words.place.trim() },
    counts: { like: 0, comment: 0, collect: 0, share: 0 },
    ...{ liked: false, collected: false, review: 'approved', create_at: new Date().toISOString() },
    permissions: words,
  };
};

/** The post as others will see it. */
export const DraftPreview = observer(function DraftPreview({ draft }: { draft: DraftStore }) {
  const text = useText();
  const { me } = useStores().users;
  const [first] = draft.media;
  const url = useObjectUrl(first && shownOf(first));
  const post = new PostModel(postOf(draft, me));
  const { author, description, hashtags, place } = post;
  const count = draft.media.length;
  const hasWords = description !== '' || hashtags.length > 0;
  return (
    <Card as="section" aria-label={text('publish.preview')}>
      <CardHeader
        media={<Avatar name={author.nickname} src={author.avatar_thumbnail} />}
        title={author.nickname}
        detail={[text('publish.preview.now'), place].filter(Boolean).join(' · ')}
      />
      {first ? (
        <>
          {hasWords && (
            <CardBody>
              <PostWords post={post} />
            </CardBody>
          )}
          <CardMedia>
            <MediaFrame
              ratio={Math.min(1.78, Math.max(0.75, first.width / first.height))}
              capped
              over={count > 1 ? { topEnd: <MediaTag>{`1/${count}`}</MediaTag> } : {}}
            >
              {url && <MediaImage src={url} alt="" eager />}
            </MediaFrame>
          </CardMedia>
        </>
      ) : (
        <CardMedia>
          <PostQuote post={post} />
        </CardMedia>
      )}
    </Card>
  );
});
