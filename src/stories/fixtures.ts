import {
  type BrandLink,
  FollowRelation,
  LoginChannel,
  type Maintenance,
  type Post,
  type Session,
  Switch,
  type Tokens,
  type User,
} from '@livery/contract';

/** People, posts and places of the stories: whatever a story is not about is the same in all of them. */

export const TOKENS: Tokens = { access_token: 'access', refresh_token: 'refresh' };
export const EMAIL = 'xiaoman@mail.example';
export const PHONE = '13800138000';
export const PASSWORD = 'Passw0rd99';
export const CODE = '314159';

const SINCE = '2025-03-14T08:00:00.000Z';

export const me: User = {
  id: 'u7k2m9',
  nickname: '林间小满',
  username: 'xiaoman07',
  avatar: '/art/p3.svg',
  avatar_thumbnail: '/art/p3.svg',
  backstage_memo: '',
  bind_count: 2,
  country: 'CN',
  create_at: SINCE,
  update_at: SINCE,
  group_count: 3,
  notify: Switch.OPEN,
  notify_detail: Switch.OPEN,
  permissions: [],
  can_create_group: true,
  phone: `86${PHONE}`,
  email: EMAIL,
  has_password: true,
  has_security_code: false,
  social_account: '',
  sound: Switch.OPEN,
  vibration: Switch.CLOSE,
  presence: Switch.OPEN,
  bio: '镜头里都是树。周末不在城里。',
  like_list_private: Switch.CLOSE,
  collect_list_private: Switch.OPEN,
  status: 1,
  type: 1,
  social_author_id: 'u7k2m9',
  invite_code: 'XM07',
};

const ART = 'northlights lake peak tea city ferry moongate flower spice kites noodles dune'.split(' ');

const picture = (name: string) => ({ url: `/art/${name}.svg`, width: 1080, height: 1350, thumbhash: '' });

/** A feed long enough for the collage of the auth pages. */
export const posts: Post[] = ART.map((name, index) => ({
  id: `post${index}`,
  author: {
    id: 'u3p8q1',
    nickname: '竹子',
    username: 'zhuzi2024',
    avatar: '/art/p5.svg',
    avatar_thumbnail: '/art/p5.svg',
    is_followed: FollowRelation.NOT_FOLLOWING,
  },
  kind: 'images',
  media: [picture(name)],
  description: '湖边的早上\n五点半有雾。',
  hashtags: [],
  place: '',
  counts: { like: 128, comment: 0, collect: 6, share: 2 },
  liked: false,
  collected: false,
  permissions: { allow_comment: true, allow_save: true, privacy: 'everyone' },
  review: 'approved',
  create_at: SINCE,
}));

export const feed = { list: posts, next_id: null };

const MOVES = [2, 0, 5, -1, null, -3];

/** The same posts as a chart: some rose, some fell, one is new. */
export const chart = {
  list: posts.map((post, index) => ({
    ...post,
    chart: { rank: index + 1, change: MOVES[index % MOVES.length] ?? null },
  })),
  next_id: null,
};

/** Words alone, in lines. */
export const words: Post = {
  ...(posts[0] as Post),
  id: 'words',
  kind: 'text',
  media: [],
  description:
    '一页周报的写法\n一、做完了什么，写结果。\n二、下周做什么，写日期。\n三、卡在哪里，写要谁帮忙。',
  hashtags: ['效率'],
  counts: { like: 598, comment: 3, collect: 168, share: 4 },
};

const AGENTS = {
  here: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  desk: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
};

const session = (id: string, agent: string, isCurrent = false): Session => ({
  id,
  current: isCurrent,
  channel: LoginChannel.EMAIL,
  device_type: 'web',
  agent,
  create_at: SINCE,
  active_at: SINCE,
});

export const sessions: Session[] = [
  session('s1', AGENTS.here, true),
  session('s2', AGENTS.phone),
  session('s3', AGENTS.desk),
  session('s4', ''),
];

const HOUR = 60 * 60 * 1000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

export const NO_MAINTENANCE: Maintenance = {
  status: 0,
  enabled: false,
  announcement: '',
  maintain_start: null,
  maintain_end: null,
  update_at: null,
};

/** Under way for an hour; `end` in hours from now. */
export const maintenance = (end: number | null, announcement = ''): Maintenance => ({
  status: 1,
  enabled: true,
  announcement,
  maintain_start: inHours(-1),
  maintain_end: end === null ? null : inHours(end),
  update_at: inHours(-1),
});

/** A picture to be cropped, wider than high. */
export const landscape = async (): Promise<File> => {
  const canvas = new OffscreenCanvas(1200, 800);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('this browser draws nothing');
  const art = new Image();
  art.src = '/art/lake.svg';
  await art.decode();
  drawing.drawImage(art, 0, 0, canvas.width, canvas.height);
  return new File([await canvas.convertToBlob()], 'landscape.png', { type: 'image/png' });
};

/** What a brand may list beside help and legal texts. */
export const FURTHER_LINKS: BrandLink[] = [
  {
    label: { 'zh-CN': '版本说明', en: 'Imprint' },
    url: 'https://any.example/imprint',
    places: ['login', 'about', 'footer'],
  },
  {
    label: { 'zh-CN': '社区规则', en: 'House rules' },
    url: '/hashtags/rules',
    places: ['login', 'about', 'footer'],
  },
];
