import type { Infra } from '../../../infra/infra.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { findGroupsShowing } from './shared-posts.repository.ts';

/** So many messages are looked through: a conversation that is further back asks when it is opened (decision 0078). */
const MOST = 200;

/** Tells the conversations in which a post was shared that its card may show something else, or nothing, from now on. */
export const createSharedPosts =
  ({ pubsub }: Pick<Infra, 'pubsub'>) =>
  async ({ brand, db }: Tenant, postId: string): Promise<void> => {
    for (const group of await findGroupsShowing(db, postId, MOST)) {
      const data = { group_id: group, target_id: postId };
      pubsub.publish({ brand: brand.id, audience: { group }, event: { event: 'card.changed', data } });
    }
  };
