import type { Meta } from '@storybook/react-vite';
import { gives, hangs, isLost, refuses } from '../../../stories/answers.ts';
import { me, sessions } from '../../../stories/fixtures.ts';
import { page } from '../../../stories/page.tsx';
import type { Visitor } from '../../../stories/visitor.ts';

/** Login by QR code: the browser that waits, and the signed-in device that scans. */
const meta = { title: 'Pages/QR login', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const scanned = gives({ status: 'scanned' as const, avatar: '/art/p3.svg', nickname: '林间小满' });
const opensCode = (visitor: Visitor) => visitor.presses('login.by_qr');

export const Waiting = page({ at: '/login', screen: 'desktop' }, async (visitor) => {
  await visitor.sees('qr.title');
  await visitor.sees('qr.copy');
});

export const WaitingOnAPhone = page({ at: '/login' }, async (visitor) => {
  await opensCode(visitor);
  await visitor.sees('qr.copy');
});

export const AskingForACode = page({
  at: '/login',
  screen: 'desktop',
  isState: true,
  answers: { 'POST /api/v1/login/qrcode': hangs },
});

export const Scanned = page(
  { at: '/login', screen: 'desktop', answers: { 'POST /api/v1/web/login': scanned } },
  async (visitor) => void (await visitor.sees('qr.scanned')),
);

export const ScannedOnAPhone = page(
  { at: '/login', locale: 'en', isState: true, answers: { 'POST /api/v1/web/login': scanned } },
  async (visitor) => {
    await opensCode(visitor);
    await visitor.sees('qr.scanned');
  },
);

export const Refused = page(
  {
    at: '/login',
    screen: 'desktop',
    isState: true,
    answers: { 'POST /api/v1/web/login': gives({ status: 'refused' }) },
  },
  async (visitor) => void (await visitor.sees('qr.refused')),
);

export const Expired = page(
  { at: '/login', screen: 'desktop', answers: { 'POST /api/v1/web/login': gives({ status: 'expired' }) } },
  async (visitor) => {
    await visitor.sees('qr.expired');
    await visitor.sees('qr.renew');
  },
);

export const NoCode = page(
  { at: '/login', screen: 'desktop', isState: true, answers: { 'POST /api/v1/login/qrcode': isLost } },
  async (visitor) => void (await visitor.sees('qr.failed')),
);

const AT_SCAN = '/profile?dialogVisible=scan';
const AT_CODE = `${AT_SCAN}#a-passcode-of-this-story-0123456789`;
const browser = gives({
  device_type: 'web',
  agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
});

/** No camera here: the link is pasted. */
export const Scan = page({ at: AT_SCAN, me }, async (visitor) => {
  await visitor.fills('qr.scan.paste', 'https://elsewhere.example');
  await visitor.presses('qr.scan.read');
  await visitor.sees('qr.scan.none');
});

export const Question = page(
  { at: AT_CODE, me, answers: { 'POST /api/v1/login/qrcode/scan': browser } },
  async (visitor) => {
    await visitor.sees('qr.ask.title', { device: 'Firefox · Windows' });
    await visitor.sees('qr.ask.warning');
  },
);

export const QuestionOnDesktop = page(
  {
    at: AT_CODE,
    me,
    screen: 'desktop',
    locale: 'en',
    isState: true,
    answers: { 'POST /api/v1/login/qrcode/scan': browser },
  },
  async (visitor) => void (await visitor.sees('qr.ask.warning')),
);

export const Accepted = page(
  {
    at: AT_CODE,
    me,
    isState: true,
    answers: {
      'POST /api/v1/login/qrcode/scan': browser,
      'POST /api/v1/login/qrcode/validate': gives({}),
      'GET /api/v1/users/sessions': gives({ list: sessions, next_id: null }),
    },
  },
  async (visitor) => {
    await visitor.presses('qr.ask.accept');
    await visitor.sees('qr.accepted', { device: 'Firefox · Windows' });
  },
);

export const RefusedHere = page(
  {
    at: AT_CODE,
    me,
    isState: true,
    answers: {
      'POST /api/v1/login/qrcode/scan': browser,
      'POST /api/v1/login/qrcode/validate': gives({}),
    },
  },
  async (visitor) => {
    await visitor.presses('qr.ask.refuse');
    await visitor.sees('qr.refused_here');
  },
);

export const CodeIsOver = page(
  { at: AT_CODE, me, answers: { 'POST /api/v1/login/qrcode/scan': refuses('api.forbidden') } },
  async (visitor) => void (await visitor.sees('error.qr_expired')),
);
