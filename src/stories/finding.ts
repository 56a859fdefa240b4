import { FollowRelation } from '@livery/contract';
import { type Answers, gives } from './answers.ts';
import { COOK, SEA } from './conversations.ts';
import { feed, words } from './fixtures.ts';

/** What there is to find, and to discover. */

const people = [SEA, COOK, { ...SEA, id: 'sea2', nickname: '湖边的人', username: 'lakeside' }].map(
  (person, index) => ({
    ...person,
    is_followed: index === 1 ? FollowRelation.FOLLOWING : FollowRelation.NOT_FOLLOWING,
    follows_me: index === 0,
  }),
);

const NAMES = '湖边 极光 一人食 云海 徒步 银河 日出 露营 茶山 猫';
const hashtags = NAMES.split(' ').map((name, index) => ({ name, count: 2400 - index * 233 }));

/** Posts of all kinds: words alone stand between the pictures. */
const posts = [...feed.list.slice(0, 3), words, ...feed.list.slice(3)];
const found = { users: people, posts, hashtags: hashtags.slice(0, 4), next_id: null };

export const NOTHING_FOUND = { users: [], posts: [], hashtags: [], next_id: null };

export const FINDING: Answers = {
  'GET /social/api/guest/hashtags': gives({ list: hashtags }),
  'GET /social/api/hashtags': gives({ list: hashtags }),
  'GET /api/v1/guest/search': gives(found),
  'GET /api/v1/search': gives(found),
  'GET /social/api/guest/hashtags/:name/posts': gives({ count: posts.length, list: posts, next_id: null }),
};

const card = (id: string, kind: 'hero' | 'wide' | 'square', title: string, url = '/hashtags/湖边') => ({
  ...{ id, kind, title, url },
  image: `/art/${id}.svg`,
});

const newcomers = gives({
  list: [SEA, COOK].map((person) => ({
    ...person,
    is_followed: FollowRelation.NOT_FOLLOWING,
    follows_me: false,
  })),
});
const NEWCOMERS: Answers = {
  'GET /social/api/newcomers': newcomers,
  'GET /social/api/guest/newcomers': newcomers,
};

export const DISCOVERING: Answers = {
  ...FINDING,
  ...NEWCOMERS,
  'GET /api/v1/discovers': gives({
    list: [
      card('northlights', 'hero', '去北境，追一次极光'),
      card('peak', 'wide', '走进云海之上'),
      card('kites', 'square', '风往哪边吹'),
      card('noodles', 'square', '一人食，也有仪式感'),
      card('cat', 'square', '橘猫主理的一天'),
      card('tea', 'square', '采一季茶', 'https://tea.example/season'),
      card('dune', 'wide', '在沙丘上过夜'),
    ],
  }),
};
