import type { Message, ShareCard } from '@livery/contract';
import type { Caller, Tenant } from '../../infra/tenancy.ts';

/** What cards show, by the id of the post or the author. */
export type Cards = (
  tenant: Tenant,
  viewer: string,
  shared: { posts: string[]; authors: string[] },
) => Promise<Map<string, ShareCard>>;

const idsOf = (messages: readonly Message[], type: Message['type']): string[] => [
  ...new Set(messages.flatMap((one) => (one.type === type && one.target_id !== null ? [one.target_id] : []))),
];

/** Puts what they show on shared cards, as it is for this reader now. Without cards nothing is asked. */
export const createCards =
  (cards: Cards) =>
  async (tenant: Tenant, { userId }: Caller, messages: Message[]): Promise<Message[]> => {
    const shared = {
      posts: idsOf(messages, 'share_social_post'),
      authors: idsOf(messages, 'share_social_author'),
    };
    if (shared.posts.length + shared.authors.length === 0) return messages;
    const found = await cards(tenant, userId, shared);
    return messages.map((message) => {
      const card = message.type.startsWith('share_social_') && found.get(message.target_id ?? '');
      return card ? { ...message, card } : message;
    });
  };

export type WithCards = ReturnType<typeof createCards>;
