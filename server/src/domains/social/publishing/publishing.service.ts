import type { Post, PostKind } from '@livery/contract';
import type { BodyOf, QueryOf } from '@livery/contract/calls';
import { findByCid } from '../../../infra/cids/cids.repository.ts';
import type { TenantDb } from '../../../infra/database/database.ts';
import { ApiError, required } from '../../../infra/errors.ts';
import { newKeyedId, randomText } from '../../../infra/ids.ts';
import type { Infra } from '../../../infra/infra.ts';
import { createRateLimiter } from '../../../infra/rate-limit/rate-limit.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import { publishVital } from '../../../infra/vitals.ts';
import type { ContactsService } from '../../contacts/contacts.service.ts';
import type { MediaService, OwnUpload } from '../../media/media.service.ts';
import type { UsersService } from '../../users/users.service.ts';
import { createMentions } from '../mentions.ts';
import { viewablePost } from '../posts/posts.service.ts';
import { presentPost } from '../social.present.ts';
import type { StoredMedia } from '../social.tables.ts';
import { checkWords, type Draft, requireMedia } from './drafts.ts';
import { PREPARE_PICTURES, PREPARE_VIDEO, sentFiles } from './preparing.service.ts';
import { insertPost, type NewPost, reviewPost } from './publishing.repository.ts';
import { firstReview, type Reviews, TELL_REVIEWED } from './reviews.service.ts';

type PartsOf = BodyOf<'POST /social/api/upload-parts'>;

interface Dependencies extends Pick<Infra, 'jobs'> {
  users: Pick<UsersService, 'byIds'>;
  contacts: Pick<ContactsService, 'blockedBetween'>;
  media: MediaService;
  reviews: Reviews;
}

const DAY = 24 * 3_600_000;
const A_DAY = { limit: 200, windowMs: DAY };
/** Letters of a folder's name: whoever may not see a post cannot guess where its pictures are. */
const UNGUESSABLE = 24;

const ENDINGS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  // It is made into one.
  'video/quicktime': 'mp4',
};

/** What the queue does for a post of each kind. */
const JOBS = { video: PREPARE_VIDEO, images: PREPARE_PICTURES, text: TELL_REVIEWED } as const;

/** @throws api.forbidden where the brand has no publishing, or none of a video */
const requirePublishing = ({ brand }: Tenant, kind?: PostKind | 'image'): void => {
  const { publish, videos } = brand.config.features;
  if (!publish || (kind === 'video' && !videos)) throw new ApiError('api.forbidden');
};

/** From what somebody picked to a post (decisions.md section 7). */
export const createPublishing = ({ jobs, users, contacts, media, reviews }: Dependencies) => {
  const limiter = createRateLimiter();
  const mentionsOf = createMentions({ users, contacts });

  /** @throws api.invalid_data for what is not the author's, was used, or is of another kind; what refuses a file */
  const mediaOf = async (tenant: Tenant, userId: string, draft: Draft): Promise<StoredMedia[]> => {
    const paths = draft.media.flatMap(({ file_path, cover_path }) => [
      file_path,
      ...(cover_path ? [cover_path] : []),
    ]);
    const taken = await media.takePostFiles(tenant, userId, paths);
    const files = new Map(taken.map((file) => [file.filePath, file]));
    const folder = `posts/${randomText(UNGUESSABLE)}`;
    return draft.media.map(({ file_path, cover_path }, index) =>
      sentMedium(`${folder}/${index}`, {
        file: fileOf(files.get(file_path), draft.kind === 'video' ? 'video/' : 'image/'),
        cover: cover_path === undefined ? undefined : fileOf(files.get(cover_path), 'image/'),
      }),
    );
  };

  /**
   * Whether followers are told by the queue: nobody waits for all of them. A server that has just started has none yet.
   */
  const tellSoon = (trx: TenantDb, brand: string, id: string): Promise<boolean> =>
    jobs.enqueue(trx, brand, TELL_REVIEWED, { id }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ApiError) return false;
        throw error;
      },
    );

  /** Words alone are ready at once. @throws api.invalid_data for a file that was used meanwhile */
  const store = async (tenant: Tenant, post: NewPost, cid: string): Promise<void> => {
    const job = JOBS[post.kind];
    let isNew = false;
    const untold = await tenant.db.transaction().execute(async (trx) => {
      isNew = await insertPost(trx, post, cid);
      if (!isNew) return undefined;
      if (post.kind === 'text') {
        const review = await firstReview(trx);
        const settled = await reviewPost(trx, post.id, { from: ['processing'], review });
        return (await tellSoon(trx, tenant.brand.id, post.id)) ? undefined : settled;
      }
      await media.keepPostFiles(trx, sentFiles(post.media));
      await jobs.enqueue(trx, tenant.brand.id, job, { id: post.id });
      return undefined;
    });
    if (isNew) publishVital('happened', { brand: tenant.brand.id, kind: 'post', count: 1 });
    if (untold) await reviews.tell(tenant, untold);
    else jobs.hurry(job.name);
  };

  const firstOf = async (tenant: Tenant, userId: string, cid: string): Promise<Post | undefined> => {
    const id = await findByCid(tenant.db, userId, 'post', cid);
    return id === undefined ? undefined : presentPost(userId)(await viewablePost(tenant, userId, id));
  };

  return {
    /** Where a picture or a video of a post goes. @throws api.forbidden, api.unsupported_type, api.too_frequent, api.unavailable */
    prepareUpload: async (tenant: Tenant, caller: Caller, what: QueryOf<'GET /social/api/upload-info'>) => {
      requirePublishing(tenant, what.kind);
      return media.preparePostUpload(tenant, caller, what);
    },

    /** @throws api.forbidden, api.invalid_data, api.unavailable */
    prepareParts: async (tenant: Tenant, { userId }: Caller, { file_path: filePath, size }: PartsOf) => {
      requirePublishing(tenant, 'video');
      return media.prepareParts(tenant, { filePath, size, userId, groupId: null });
    },

    /** @throws as `prepareParts`, and what refuses a file */
    joinParts: async (tenant: Tenant, { userId }: Caller, { file_path: filePath, size }: PartsOf) => {
      requirePublishing(tenant, 'video');
      return media.joinParts(tenant, { filePath, size, userId, groupId: null });
    },

    /** @throws what `publish` refuses words with */
    checkContent: async (
      tenant: Tenant,
      words: BodyOf<'POST /social/api/posts/check-content'>,
    ): Promise<Record<never, never>> => {
      requirePublishing(tenant);
      await checkWords(tenant, words);
      return {};
    },

    /**
     * A repeat of `cid` returns the first post.
     * @throws api.forbidden, api.validation, api.comment_has_hyperlink, api.block_word, api.invalid_data, api.too_frequent,
     *   and what refuses a file; api.post_not_exist for a repeat of one that is deleted
     */
    publish: async (tenant: Tenant, { userId }: Caller, draft: Draft): Promise<Post> => {
      requirePublishing(tenant, draft.kind);
      const { cid, kind, privacy, allow_comment, allow_save } = draft;
      const first = await firstOf(tenant, userId, cid);
      if (first) return first;
      const words = await checkWords(tenant, draft);
      requireMedia(draft, words);
      await limiter.enforce(tenant, `posts:${userId}`, A_DAY);
      const mentions = await mentionsOf(tenant, userId, draft.mentions);
      const id = newKeyedId(userId);
      const sent = await mediaOf(tenant, userId, draft);
      const given = { kind, privacy, allow_comment, allow_save };
      await store(tenant, { id, author_id: userId, ...given, ...words, mentions, media: sent }, cid);
      return required(await firstOf(tenant, userId, cid), 'api.unknown');
    },
  };
};

const fileOf = (upload: OwnUpload | undefined, type: string): OwnUpload => {
  if (!upload?.contentType.startsWith(type)) throw new ApiError('api.invalid_data');
  return upload;
};

/** `path`: where it will be shown, without its ending. */
const sentMedium = (
  path: string,
  { file, cover }: { file: OwnUpload; cover: OwnUpload | undefined },
): StoredMedia => {
  const { width = 0, height = 0, thumbhash = cover?.facts.thumbhash ?? '', seconds } = file.facts;
  return {
    file: `${path}.${required(ENDINGS[file.contentType], 'api.invalid_data')}`,
    ...{ source: file.filePath, width, height, thumbhash },
    ...(cover && { cover: cover.filePath }),
    ...(seconds !== undefined && { duration: seconds }),
  };
};
