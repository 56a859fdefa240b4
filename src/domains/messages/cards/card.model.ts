import type { Message, MessageType } from '@livery/contract';

const CARDS: readonly MessageType[] = ['recommand', 'share_social_author', 'share_social_post'];

/** Whether it shows something shared: a person, a post or a group. */
export const isCard = ({ type }: Pick<Message, 'type'>): boolean => CARDS.includes(type);
