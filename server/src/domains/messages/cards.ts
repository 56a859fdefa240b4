import type { Message, MessageEnvelope, ShareCard } from '@livery/contract';
import type { Caller, Tenant } from '../../infra/tenancy.ts';

type Found = Promise<Map<string, ShareCard>>;
interface Shared {
  posts: string[];
  authors: string[];
  /** Somebody, or a group by its share code. */
  recommended: string[];
}

/** What cards show, by the id of the post or the person, or the code of the group. */
export type Cards = (tenant: Tenant, viewer: string, shared: Shared) => Found;

/** Red envelopes as one reader sees them, by the id of their message. */
export type Envelopes = (
  tenant: Tenant,
  viewer: string,
  ids: readonly string[],
) => Promise<Map<string, MessageEnvelope>>;

/** Cards of what stands in the feed, and of groups: what is recommended is a group, else a person. */
export const joinCards =
  (
    social: (tenant: Tenant, viewer: string, shared: Omit<Shared, 'recommended'>) => Found,
    ofGroups: (tenant: Tenant, viewer: string, codes: readonly string[]) => Found,
  ): Cards =>
  async (tenant, viewer, { posts, authors, recommended }) => {
    const groups = await ofGroups(tenant, viewer, recommended);
    const people = recommended.filter((id) => !groups.has(id));
    const found = await social(tenant, viewer, { posts, authors: [...authors, ...people] });
    return new Map([...found, ...groups]);
  };

const CARDS = ['share_social_post', 'share_social_author', 'recommand'] as const;

const idsOf = (messages: readonly Message[], type: Message['type']): string[] => [
  ...new Set(messages.flatMap((one) => (one.type === type && one.target_id !== null ? [one.target_id] : []))),
];

/** Puts what they show on shared cards, as it is for this reader now. Without cards nothing is asked. */
const putCards = async (
  cards: Cards,
  tenant: Tenant,
  { userId }: Caller,
  messages: Message[],
): Promise<Message[]> => {
  const shared = {
    posts: idsOf(messages, 'share_social_post'),
    authors: idsOf(messages, 'share_social_author'),
    recommended: idsOf(messages, 'recommand'),
  };
  if (Object.values(shared).every((ids) => ids.length === 0)) return messages;
  const found = await cards(tenant, userId, shared);
  return messages.map((message) => {
    const isCard = CARDS.some((type) => type === message.type);
    const card = isCard && found.get(message.target_id ?? '');
    return card ? { ...message, card } : message;
  });
};

/** As `putCards`, of red envelopes. */
const putEnvelopes = async (
  envelopes: Envelopes,
  tenant: Tenant,
  { userId }: Caller,
  messages: Message[],
): Promise<Message[]> => {
  const ids = messages.flatMap(({ id, type }) => (type === 'red_envelope' ? [id] : []));
  if (ids.length === 0) return messages;
  const found = await envelopes(tenant, userId, ids);
  return messages.map((message) => {
    const envelope = found.get(message.id);
    return envelope ? { ...message, envelope } : message;
  });
};

/** What other domains show of messages: one look-up a kind, however many there are. */
export const createCards =
  (cards: Cards, envelopes: Envelopes) =>
  async (tenant: Tenant, caller: Caller, messages: Message[]): Promise<Message[]> =>
    putEnvelopes(envelopes, tenant, caller, await putCards(cards, tenant, caller, messages));

export type WithCards = ReturnType<typeof createCards>;
