import {
  type AuthorProfile,
  type Contact,
  FollowRelation,
  NOT_CANCELLED,
  type Person,
  type PersonDetails,
} from '@livery/contract';
import { type Answers, gives, refuses } from './answers.ts';
import { COOK, SEA } from './conversations.ts';
import { feed } from './fixtures.ts';

/** Whom the person of the stories knows. */

const SINCE = '2025-03-14T08:00:00.000Z';

/** Whoever is one. */
export const asContact = (person: Person): Contact => ({
  ...person,
  delete_at: NOT_CANCELLED,
  update_at: SINCE,
});

const NAMES =
  '阿澈 白露 陈默 单雄 杜若 芳菲 顾北 何以 江南 可可 李雷 林间 刘洋 罗小黑 马灯 南枝 欧阳 彭彭 青团 任白 沈星 拾光 田野 王小波 夏至 小满 一口气 曾几 张三 周末 Ada Kavya Meera 7号';

/** Enough for the letters at the side. */
export const contacts: Contact[] = NAMES.split(' ').map((nickname, index) =>
  asContact({
    id: `friend${index}`,
    nickname,
    username: `friend${100 + index}`,
    avatar: `/art/p${(index % 12) + 1}.svg`,
    avatar_thumbnail: `/art/p${(index % 12) + 1}.svg`,
  }),
);

export const personOf = (person: Person, fields: Partial<PersonDetails> = {}): PersonDetails => ({
  ...person,
  delete_at: NOT_CANCELLED,
  social_author_id: person.id,
  is_contact: true,
  is_blocked: false,
  can_message: true,
  has_direct: true,
  shared_groups: 3,
  ...fields,
});

export const SEA_AS_AUTHOR: AuthorProfile = {
  ...SEA,
  is_followed: FollowRelation.NOT_FOLLOWING,
  bio: '海边长大，拍潮水和船。',
  follows_me: false,
  liked_open: true,
  collected_open: false,
};
const counts = { posts: 48, followers: 23_600, followings: 286, likes: 412_000 };

const entries = [SEA, COOK].map((person, index) => ({
  ...person,
  is_followed: FollowRelation.NOT_FOLLOWING,
  follows_me: index === 0,
}));

/** Somebody as guests see them. */
export const AUTHOR: Answers = {
  'GET /social/api/guest/authors/:id/posts': gives(feed),
  'GET /social/api/guest/authors/:id': gives(SEA_AS_AUTHOR),
  'GET /social/api/guest/authors/:id/counts': gives(counts),
};

/** The calls of somebody who has friends. */
export const PEOPLE: Answers = {
  'GET /social/api/authors/external/:id': gives(SEA_AS_AUTHOR),
  'GET /social/api/authors/:id': gives(SEA_AS_AUTHOR),
  'GET /social/api/authors/:id/counts': gives(counts),
  'GET /social/api/authors/:id/posts': gives(feed),
  'GET /social/api/authors/:id/liked/posts': gives({ list: feed.list.slice(0, 2), next_id: null }),
  'GET /social/api/authors/:id/collected/posts': refuses('api.view_permission_denied'),
  'GET /social/api/authors/:id/followings': gives({ list: entries, next_id: null }),
  'GET /social/api/authors/:id/followers': gives({ list: entries, next_id: null }),
  'GET /social/api/hidden-authors': gives({ list: entries, next_id: null }),
  'GET /api/v1/users/contacts': gives({ list: contacts, next_id: null }),
  'GET /api/v1/users/contacts/part': gives({
    list: contacts.map(({ id, update_at }) => ({ id, update_at })),
    next_id: null,
  }),
  'GET /api/v1/contacts/suggested': gives({ list: [SEA, COOK] }),
  'GET /api/v1/contacts/:id': gives(personOf(SEA)),
  'GET /api/v1/contacts/:id/groups': gives({
    list: [{ id: 'hills', display_name: '周末去山里', icon: '/art/tea.svg', member_count: 128 }],
    next_id: null,
  }),
  'GET /api/v2/contacts/search': gives(SEA),
  'GET /api/v1/users/memo/:id': gives({ nickname: '周末', description: '爬山认识的，带相机。' }),
  'GET /api/v1/users/invited': gives({
    list: [SEA, COOK].map((person) => ({ ...person, create_at: SINCE })),
    next_id: null,
  }),
  'GET /api/v1/users/blocks': gives({
    list: [{ ...COOK, create_at: SINCE }],
    next_id: null,
  }),
};
