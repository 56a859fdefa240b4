import type { Names } from './named.ts';

type Say = (chinese: string, english: string) => string;

const SCREENS: Names = {
  feed: ['信息流', 'Feed'],
  post: ['打开的作品', 'Open post'],
  chats: ['聊天列表', 'Chats'],
  room: ['聊天室', 'Room'],
  envelope: ['发红包', 'Sending a red envelope'],
  sealed: ['还没拆的红包', 'A red envelope before it is opened'],
  opened: ['拆开的红包', 'An opened red envelope'],
  minesweeper: ['扫雷红包', 'A minesweeper envelope'],
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
  order: ['提现订单', 'An order of points under way'],
  paid: ['付款订单', 'A merchant who is paid'],
  login: ['登录', 'Login'],
  loginPhone: ['登录：手机号', 'Login by phone'],
  loginEmail: ['登录：邮箱', 'Login by mail'],
  forgot: ['忘记密码', 'A forgotten password'],
  register: ['注册', 'Signing up'],
  registerCode: ['注册：验证码', 'Signing up: the code'],
  registerProfile: ['注册：资料', 'Signing up: who one is'],
  google: ['注册：来自 Google', 'Signing up with Google'],
  googleBack: ['从 Google 回来', 'Back from Google'],
  googleRefused: ['从 Google 回来：没有同意', 'Back from Google: it was cancelled'],
  asked: ['请访客登录', 'Asking a guest to log in'],
  consent: ['是否允许统计访问', 'Asking whether visits may be counted'],
  emptyFeed: ['空的：信息流', 'Empty: feed'],
  emptyFollowed: ['空的：关注', 'Empty: nobody is followed'],
  emptyChats: ['空的：聊天列表', 'Empty: chats'],
  emptyFriends: ['空的：通讯录', 'Empty: friends'],
  emptyNotifications: ['空的：通知', 'Empty: notifications'],
  emptyWallet: ['空的：钱包', 'Empty: wallet'],
  nothingFound: ['空的：没有搜到', 'Empty: nothing was found'],
  lost: ['出错：找不到页面', 'Trouble: a page that is not there'],
  failed: ['出错：没能读到', 'Trouble: it could not be read'],
  offline: ['出错：没有网络', 'Trouble: no connection'],
  banned: ['出错：账号被停用', 'Trouble: an account is suspended'],
  outdated: ['出错：版本太旧', 'Trouble: the version is too old'],
  maintenance: ['维护公告', 'While the service rests'],
  noPage: ['服务器的页面：没有这个地址', 'The server’s own page: nothing here'],
  broken: ['服务器的页面：出了问题', 'The server’s own page: something is wrong'],
  down: ['服务器的页面：正在维护', 'The server’s own page: back in a moment'],
};

/** Whether somebody thought of what it is called. */
export const isScreenNamed = (name: string): boolean => SCREENS[name] !== undefined;

/** What a screen of the product is called in the studio. */
export function screenName(name: string, say: Say): string {
  const named = SCREENS[name];
  return named ? say(named[0], named[1]) : name;
}
