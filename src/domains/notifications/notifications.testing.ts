import type { Notification, Person } from '@livery/contract';

export const personOf = (id: string, nickname: string): Person => ({
  ...{ id, nickname, username: id },
  ...{ avatar: `/art/${id}.svg`, avatar_thumbnail: `/art/${id}.svg` },
});

/** A like of a post by Meera, or what `fields` make of it. */
export const notificationOf = (id: string, fields: Partial<Notification> = {}): Notification => ({
  ...{ id, kind: 'like_post', unread: true, count: 1, people: [personOf('p2', 'Meera')], text: '' },
  post: { id: 'post1', cover: '/art/lake.svg', text: 'By the lake' },
  create_at: '2026-03-14T08:00:00.000Z',
  ...fields,
});
