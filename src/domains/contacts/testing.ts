import { type Contact, NOT_CANCELLED } from '@livery/contract';

export const contactOf = (id: string, nickname = id, fields: Partial<Contact> = {}): Contact => ({
  id,
  nickname,
  username: `${id}name`,
  avatar: '',
  avatar_thumbnail: '',
  delete_at: NOT_CANCELLED,
  update_at: '2026-11-01T00:00:00.000Z',
  ...fields,
});
