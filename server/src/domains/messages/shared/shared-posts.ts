import type { Infra } from '../../../infra/infra.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { findGroupsShowing } from './shared-posts.repository.ts';

/** So many messages are looked through: a conversation that is further back asks when it is opened (decision 0078). */
const MOST = 200;

/**
 * Tells the conversations in which a post was shared that its card may show something else, or nothing, from now on. A hint:
 * what it comes after has happened, and is not undone where nobody could be told.
 */
export const createSharedPosts =
  ({ log, pubsub }: Pick<Infra, 'log' | 'pubsub'>) =>
  async ({ brand, db }: Tenant, postId: string): Promise<void> => {
    const groups = await findGroupsShowing(db, postId, MOST).catch((err: unknown) => {
      log.warn({ err, brand: brand.id }, 'conversations are not told of a post');
      return [];
    });
    for (const group of groups) {
      const data = { group_id: group, target_id: postId };
      pubsub.publish({ brand: brand.id, audience: { group }, event: { event: 'card.changed', data } });
    }
  };
