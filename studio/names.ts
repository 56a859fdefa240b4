type Say = (chinese: string, english: string) => string;

/** Fields whose key is no plain word; others are called by their key. */
const NAMES: Readonly<Record<string, readonly [chinese: string, english: string]>> = {
  id: ['文件夹名', 'Folder'],
  title: ['名称', 'Name'],
  tagline: ['标语', 'Tagline'],
  hosts: ['域名', 'Addresses'],
  locale: ['首选语言', 'First language'],
  country: ['国家', 'Country of phone numbers'],
  countries: ['其他常用国家', 'Further countries first'],
  minimum_age: ['最低年龄', 'Least age'],
  login_order: ['登录方式的顺序', 'Order of ways to log in'],
  legal: ['条款链接', 'Legal links'],
  support: ['帮助', 'Help'],
  features: ['功能', 'Features'],
  variants: ['结构', 'Structure'],
  nav: ['手机导航', 'Navigation on phones'],
  rail: ['桌面导航', 'Navigation on desktops'],
  feedCard: ['帖子卡片', 'Cards of the feed'],
  gallery: ['图片排列', 'Pictures of a post'],
  avatar: ['头像形状', 'Shape of avatars'],
  bubble: ['聊天气泡', 'Chat bubbles'],
  wallpaper: ['聊天背景', 'Ground of chats'],
  envelope: ['红包', 'Envelopes'],
  chatList: ['聊天列表', 'List of chats'],
  login: ['登录页', 'Login page'],
  post: ['打开的帖子', 'Open post'],
  profile: ['个人主页', 'Profile'],
  sounds: ['音效', 'Sounds'],
  haptics: ['触感', 'Haptics'],
  icons: ['图标', 'Icons'],
  scenes: ['插画', 'Illustrations'],
  motion: ['动效', 'Motion'],
  tabs: ['标签', 'Tabs'],
  'surface.base': ['页面底色', 'Page'],
  'surface.raised': ['卡片底色', 'Cards'],
  'text.primary': ['正文', 'Text'],
  'accent.solid': ['主色', 'Accent'],
  'accent.solidEnd': ['主色渐变到', 'Accent runs to'],
  'scenes.messages': ['插画：聊天', 'Drawing of chats'],
  'scenes.pictures': ['插画：图片', 'Drawing of pictures'],
  'scenes.people': ['插画：人', 'Drawing of people'],
  'scenes.search': ['插画：搜索', 'Drawing of a search'],
  'scenes.connection': ['插画：网络', 'Drawing of no connection'],
  'scenes.wallet': ['插画：钱包', 'Drawing of a wallet'],
  'scenes.welcome': ['插画：登录', 'Drawing of the login'],
  'scenes.land': ['插画：登录的背景', 'Ground of the login'],
};

/** `feedCard` → Feed card */
const spaced = (key: string): string => {
  const words = key
    .replaceAll(/[._]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What a field is called in the studio, in plain words. */
export function nameOf(path: string, say: Say): string {
  const known = NAMES[path] ?? NAMES[path.split('.').at(-1) ?? ''];
  return known ? say(...known) : spaced(path.split('.').at(-1) ?? path);
}

/** The same of a token, whose last word alone says too little: `shape.radius.card` → Radius card. */
export function tokenName(path: string, say: Say): string {
  const known = NAMES[path];
  return known ? say(...known) : spaced(path.split('.').slice(-2).join(' '));
}
