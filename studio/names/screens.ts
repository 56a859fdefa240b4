import type { Names } from './named.ts';

type Say = (chinese: string, english: string) => string;

const SCREENS: Names = {
  feed: ['信息流', 'Feed'],
  post: ['打开的作品', 'Open post'],
  chats: ['聊天列表', 'Chats'],
  room: ['聊天室', 'Room'],
  envelope: ['发红包', 'Sending a red envelope'],
  profile: ['个人主页', 'Profile'],
  wallet: ['钱包', 'Wallet'],
  discover: ['发现', 'Discover'],
  gallery: ['图集', 'Gallery'],
  chart: ['榜单', 'Chart'],
  followed: ['关注的人', 'Feed of those one follows'],
  someone: ['别人的主页', 'Page of somebody else'],
  search: ['搜索结果', 'Search'],
  friends: ['通讯录', 'Friends'],
  notifications: ['通知', 'Notifications'],
  publish: ['发布作品', 'Publishing'],
  edit: ['编辑资料', 'Editing one’s profile'],
  settings: ['设置', 'Settings'],
  sessions: ['设置里的弹窗', 'A dialog of the settings'],
  passcode: ['安全密码', 'The security password'],
  withdraw: ['提现', 'Withdrawing points'],
  bind: ['绑定钱包', 'The account that points go to'],
  pay: ['扫码付', 'Paying a merchant'],
  login: ['登录', 'Login'],
  loginPhone: ['登录：手机号', 'Login by phone'],
  loginEmail: ['登录：邮箱', 'Login by mail'],
  forgot: ['忘记密码', 'A forgotten password'],
  register: ['注册', 'Signing up'],
  registerCode: ['注册：验证码', 'Signing up: the code'],
  registerProfile: ['注册：资料', 'Signing up: who one is'],
  google: ['注册：来自 Google', 'Signing up with Google'],
  lost: ['找不到页面', 'A page that is not there'],
  maintenance: ['维护公告', 'While the service rests'],
  consent: ['是否允许统计访问', 'Asking whether visits may be counted'],
};

/** Whether somebody thought of what it is called. */
export const isScreenNamed = (name: string): boolean => SCREENS[name] !== undefined;

/** What a screen of the product is called in the studio. */
export function screenName(name: string, say: Say): string {
  const named = SCREENS[name];
  return named ? say(named[0], named[1]) : name;
}
