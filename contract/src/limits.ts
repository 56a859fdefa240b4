/** Business constants (product.md section 9, decisions.md). Sizes in bytes, times in milliseconds, unless the name says otherwise. */
const MB = 1024 * 1024;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export const APP_VERSION = '2.8.0';

/** Placeholder id of someone who is not logged in. */
export const GUEST_USER_ID = 'uu001';

/** `delete_at` of an account that is not cancelled. */
export const NOT_CANCELLED = '0001-01-01T00:00:00Z';

export const LIMITS = {
  requestTimeout: 60 * SECOND,
  uploadTimeout: 10 * MINUTE,
  toast: 2500,
  codeLength: 6,
  codeLifetime: 5 * MINUTE,
  codeTries: 5,
  codeResend: 60 * SECOND,
  verifiedLifetime: 30 * MINUTE,
  accessLifetime: 30 * MINUTE,
  refreshIdle: 30 * DAY,
  refreshLifetime: 180 * DAY,
  refreshGrace: 10 * SECOND,
  resetLifetime: 15 * MINUTE,
  accountGrace: 30 * DAY,
  securityCodeLength: 6,
  securityCodeTries: 5,
  securityCodeLock: 30 * MINUTE,
  /** How long withdrawals wait after a forgotten security password was reset. */
  securityCodeWait: DAY,
  qrLifetime: 60 * SECOND,
  /** How long the waiting browser may take to fetch its tokens. */
  qrCollect: 30 * SECOND,
  messagePage: 40,
  messageText: 4096,
  feedPage: 30,
  guestFeedPage: 10,
  feedDebounce: 500,
  description: 500,
  /** Characters of what operators have to say, in each language. @assumed */
  notice: 300,
  comment: 300,
  reportText: 200,
  reportImages: 4,
  hashtags: 5,
  hashtagLength: 20,
  postImages: 9,
  /** Characters of a post's place. @assumed */
  place: 40,
  /** What people write about themselves. @assumed */
  bio: 100,
  /** Posts that somebody wants to see no more: of more the oldest may be shown again. @assumed */
  hiddenPosts: 1000,
  /** Characters that posts, people and hashtags are looked for by. @assumed */
  search: 60,
  pins: 5,
  /** Conversations on top of one's list. @assumed */
  onTop: 20,
  /** Conversations that a message is sent on to at once. @assumed */
  forward: 9,
  /** People whom a message calls by name. @assumed */
  mentions: 20,
  /** How long somebody counts as writing after they said so, and how often they say so at most. @assumed */
  typing: 6 * SECOND,
  typingEvery: 3 * SECOND,
  /** Members up to which a group shows who is writing, and how many are here. @assumed */
  typingMembers: 20,
  /** Conversations that one frame watches, and for how long unless it is said again. @assumed */
  watched: 40,
  watch: 5 * MINUTE,
  /** Mentions of me, and messages of mine with reactions, that are told as unseen. @assumed */
  unseen: 100,
  /** Different ones on a message. @assumed */
  emojis: 20,
  groupMembers: 2300,
  groupBlocks: 50,
  groupAdmins: 15,
  groupInvite: 50,
  groupName: 30,
  /** @assumed */
  groupDescription: 200,
  /** Pixels of a square; the file is at most as large as an avatar's. @assumed */
  groupIconPixels: 512,
  /** Members that are asked for by their ids at once. @assumed */
  memberIds: 100,
  /** @assumed */
  contacts: 5000,
  personalBlocks: 500,
  /** Unread messages are counted up to here: it means more than 99. */
  unread: 100,
  chatSearch: 24,
  chatFile: 15 * MB,
  videoFile: 200 * MB,
  videoSeconds: 3600,
  /** A longer video may come in parts of `videoPart`, the last one shorter. @assumed */
  videoWhole: 16 * MB,
  videoPart: 8 * MB,
  voiceSeconds: 60,
  /** A minute at the highest rate that MP3 has. @assumed */
  voiceFile: 3 * MB,
  filesPerSelection: 10,
  /** How long what was chosen waits before it goes up: a video; audio or a file. */
  videoUploadWait: 3 * SECOND,
  fileUploadWait: SECOND,
  avatarPixels: 360,
  mediaExpiry: 14 * DAY,
  emailLength: 320,
  phoneMin: 4,
  phoneMax: 18,
  nicknameMin: 3,
  nicknameEditMin: 2,
  nicknameMax: 30,
  memoNickname: 30,
  memoDescription: 200,
  avatarFile: 5 * MB,
  avatarThumbnailPixels: 96,
  notificationPage: 9999,
  captchaTimeout: 10 * SECOND,
} as const;

/** What pictures are drawn smaller to, beside what was sent: pixels of the longer side. @assumed */
export const PICTURE_SIZES = { small: 480, middle: 1280 } as const;
export type PictureSize = keyof typeof PICTURE_SIZES;

export const FILE_EXTENSIONS = [
  'doc',
  'docx',
  'pdf',
  'ppt',
  'pptx',
  'rar',
  'txt',
  'xls',
  'xlsx',
  'zip',
] as const;
export type FileExtension = (typeof FILE_EXTENSIONS)[number];
