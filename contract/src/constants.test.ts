// @vitest-environment node
import { expect, it } from 'vitest';
import { PERMISSION_STATES } from './enums.ts';
import { APP_VERSION, LIMITS } from './limits.ts';
import { LedgerType, MANUAL_DEPOSITS } from './points-enums.ts';

const MB = 2 ** 20;
const DAY = 86_400_000;

/** product.md section 9, line by line; written from the specification and not from the table that it judges. */
it.each([
  ['request timeout 60 s', LIMITS.requestTimeout, 60_000],
  ['uploads and avatar 10 min', LIMITS.uploadTimeout, 600_000],
  ['video length 3600 s', LIMITS.videoSeconds, 3600],
  ['file 200 MB', LIMITS.videoFile, 200 * MB],
  ['chat image or file 15 MB', LIMITS.chatFile, 15 * MB],
  ['avatar 360x360', LIMITS.avatarPixels, 360],
  ['files per selection 10', LIMITS.filesPerSelection, 10],
  ['chat search text 24', LIMITS.chatSearch, 24],
  ['message page 40', LIMITS.messagePage, 40],
  ['pins per group 5', LIMITS.pins, 5],
  ['group members 2300', LIMITS.groupMembers, 2300],
  ['blocks 50', LIMITS.groupBlocks, 50],
  ['admins 15', LIMITS.groupAdmins, 15],
  ['media expiry 14 days', LIMITS.mediaExpiry, 14 * DAY],
  ['code resend 60 s', LIMITS.codeResend, 60_000],
  ['toast 2500 ms', LIMITS.toast, 2500],
  ['3000 ms before a video', LIMITS.videoUploadWait, 3000],
  ['1000 ms before audio or a file', LIMITS.fileUploadWait, 1000],
  ['feed page 30', LIMITS.feedPage, 30],
  ['feed page of guests 10', LIMITS.guestFeedPage, 10],
  ['feed debounce 500 ms', LIMITS.feedDebounce, 500],
  ['notification page 9999', LIMITS.notificationPage, 9999],
  ['captcha script 10 s', LIMITS.captchaTimeout, 10_000],
  ['version', APP_VERSION, '2.8.0'],
])('%s', (_, constant, specified) => {
  expect(constant).toBe(specified);
});

it('has every ledger type of section 3', () => {
  const types = new Set<number>([...Object.values(LedgerType), ...MANUAL_DEPOSITS]);
  expect([...types].sort((a, b) => a - b)).toEqual([
    3, 11, 13, 21, 22, 23, 31, 32, 121, 122, 123, 124, 125, 126, 127, 128, 129, 221, 229,
  ]);
});

it('has the permission states of section 3', () => {
  expect(PERMISSION_STATES).toEqual(['granted', 'denied']);
});
