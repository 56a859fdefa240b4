import type { TenantDb } from '../../infra/database/database.ts';
import type { Infra } from '../../infra/infra.ts';
import { createRateLimiter } from '../../infra/rate-limit/rate-limit.ts';
import { createSharedCount } from '../../infra/rate-limit/shared-count.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { ContactsService } from '../contacts/contacts.service.ts';
import type { MediaService } from '../media/media.service.ts';
import type { UsersService } from '../users/users.service.ts';
import { createAuthorLists } from './authors/author-lists.service.ts';
import { createAuthors } from './authors/authors.service.ts';
import { createFollows } from './authors/follows.service.ts';
import { createNewcomers } from './authors/newcomers.service.ts';
import { createCards } from './cards.service.ts';
import { createClosed } from './closed/closed.service.ts';
import { createComments } from './comments/comments.service.ts';
import { createCommentModeration } from './comments/moderation.service.ts';
import { createCommentReading } from './comments/reading.service.ts';
import { createChart } from './feeds/chart.ts';
import { createFeeds } from './feeds/feeds.service.ts';
import { createFollowFeed } from './feeds/follow-feed.service.ts';
import { createFeedReading } from './feeds/reading.ts';
import { createGuestPosts } from './guest-posts.service.ts';
import { createGuestReads } from './guest-reads.ts';
import { createMentions } from './mentions.ts';
import { createKnownPosts } from './posts/known-posts.ts';
import { createListedPosts } from './posts/listed-posts.service.ts';
import { createPostPeople } from './posts/post-people.service.ts';
import { createPosts } from './posts/posts.service.ts';
import { createSeeing } from './posts/seeing.service.ts';
import { createErasing } from './publishing/erasing.service.ts';
import { createOwnPosts } from './publishing/own-posts.service.ts';
import { createPostPreparing } from './publishing/preparing.service.ts';
import { createPublishing } from './publishing/publishing.service.ts';
import { createReviews } from './publishing/reviews.service.ts';
import { shownPosts } from './shown-posts.ts';

export type SocialService = ReturnType<typeof createSocialService>;

interface Dependencies {
  users: UsersService;
  contacts: ContactsService;
  media: MediaService;
  /** What domains above this one know. */
  above: {
    isPostReported(db: TenantDb, id: string): Promise<boolean>;
    /** Conversations that show a post: it is another one, or gone. */
    tellShared(tenant: Tenant, id: string): Promise<void>;
  };
}

/** Posts, marks, comments and follows (product.md section 7, decisions.md section 7). */
export const createSocialService = (
  infra: Pick<Infra, 'config' | 'jobs' | 'pubsub' | 'space'>,
  { users, contacts, media, above }: Dependencies,
) => {
  const guestReads = createGuestReads(createRateLimiter(createSharedCount()), infra);
  const commentReading = createCommentReading(guestReads);
  const readKnown = createKnownPosts();
  const feeds = createFeeds(infra);
  const { readChart, noteChart } = createChart(infra);
  const reading = createFeedReading({ readChart, ...guestReads });
  const ownPosts = createOwnPosts({ media, ...above });
  const { erase, erasePerson } = createClosed({ ...infra, ownPosts });
  const reviews = createReviews({ ...infra, feeds, ...above });
  return {
    ...createPosts({ ...reading, readKnown }),
    noteChart,
    ...feeds,
    ...createFollowFeed({ readKnown }),
    ...createPublishing({ ...infra, users, contacts, media, reviews }),
    ...createPostPreparing({ media, reviews }),
    ...ownPosts,
    ...createErasing({ media, ...above }),
    erase,
    erasePerson,
    tellReviewed: reviews.tellById,
    ...createAuthors({ users, contacts, ...guestReads }),
    ...createAuthorLists({ users, contacts, ...guestReads }),
    ...createNewcomers(guestReads),
    ...createPostPeople({ users, ...guestReads }),
    ...createSeeing({ users, ...guestReads }),
    ...createCards({ users, contacts }),
    ...createGuestPosts({ ...guestReads, ...reading, ...commentReading }),
    ...commentReading,
    ...createListedPosts(),
    ...createComments({ mentionsOf: createMentions({ users, contacts }) }),
    ...createCommentModeration(),
    ...createFollows({ users, contacts }),
    shownPosts,
    /** For what else guests read of posts. */
    guestReads,
  };
};
