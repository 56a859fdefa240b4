import type { Today } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { opsLost, opsPage } from '../../stories/ops.tsx';

/** What goes on in the brand. */
const meta = { title: 'Pages/Console/Today', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/ops/today';
const GET = 'GET /ops/api/today';
const waves = (length: number, most: number): number[] =>
  Array.from({ length }, (_, step) => Math.round(most * (1 + Math.sin(step / 3)) ** 2));
const quiet = (length: number) => Array.from({ length }, () => 0);
/** As something stood that is measured since a third of the time. */
const stood = (length: number, most: number): (number | null)[] =>
  waves(length, most).map((value, at) => (at < length / 3 ? null : value));
/** One look, and nothing before it. */
const begun = (length: number, value: number): (number | null)[] => [
  ...Array.from({ length: length - 1 }, () => null),
  value,
];
const today: Today = {
  at: '2026-11-28T08:00:07.000Z',
  hours_from: '2026-11-27T09:00:00.000Z',
  days_from: '2026-11-15T00:00:00.000Z',
  online: 1_284,
  waiting: 0,
  series: [
    { kind: 'sign_up', hours: waves(24, 9), days: waves(14, 190) },
    { kind: 'message', hours: waves(24, 4_100), days: waves(14, 81_000) },
    { kind: 'post', hours: waves(24, 40), days: waves(14, 800) },
    { kind: 'withdrawal', hours: waves(24, 6), days: waves(14, 120) },
    { kind: 'error', hours: waves(24, 3), days: waves(14, 60) },
  ],
  history: [
    { kind: 'online', hours: stood(24, 420), days: stood(14, 460) },
    { kind: 'waiting', hours: quiet(24), days: quiet(14) },
    { kind: 'reviews', hours: stood(24, 9), days: stood(14, 12) },
    { kind: 'reports', hours: stood(24, 250), days: stood(14, 250) },
    { kind: 'pending', hours: stood(24, 2), days: stood(14, 3) },
    { kind: 'issued', hours: stood(24, 317_000_00), days: stood(14, 317_000_00) },
    { kind: 'held', hours: stood(24, 1_900_00), days: stood(14, 2_100_00) },
  ],
  errors: [
    { code: 'api.unauthorized', count: 71 },
    { code: 'api.too_frequent', count: 4 },
  ],
  jobs: [
    { name: 'social.prepare-video', done: 240, failed: 2 },
    { name: 'notifications.hand-out', done: 1_440, failed: 0 },
  ],
  content: { reviews: 12, reports: 1_000 },
  money: { issued: 1_268_050_00, held: 4_200_00, pending: 3, failed: 1, frozen: 2, alarms: 3 },
};

export const Busy = opsPage(
  { at, role: 'owner', answers: { [GET]: () => today } },
  async (canvas, { text }) => {
    await expect(await canvas.findByText('1,000+')).toBeVisible();
    await userEvent.click(canvas.getByText(text('ops.today.days')));
    await expect(canvas.getAllByRole('img', { name: /14/ })).toHaveLength(12);
  },
);
export const OnAPhone = opsPage(
  { at, role: 'owner', screen: 'phone', locale: 'en', answers: { [GET]: () => today } },
  async (canvas) => void (await canvas.findByText('1,000+')),
);
/** Neither queues nor points: the role has no right to them. */
export const OfSupport = opsPage(
  {
    at,
    role: 'support',
    answers: {
      [GET]: () => ({
        ...{ ...today, history: [], online: 0, errors: [], jobs: [], content: null, money: null },
        series: today.series
          .filter(({ kind }) => kind !== 'withdrawal')
          .map(({ kind }) => ({ kind, hours: quiet(24), days: quiet(14) })),
      }),
    },
  },
  async (canvas, { text }) => {
    await canvas.findByRole('region', { name: text('ops.today.online') });
    await expect(canvas.queryByRole('region', { name: text('ops.today.issued') })).toBeNull();
  },
);
/** Nothing was measured before this hour: no line says that there was nothing. */
export const FirstDay = opsPage(
  {
    at,
    role: 'owner',
    answers: {
      [GET]: () => ({
        ...today,
        history: today.history.map(({ kind }) => ({ kind, hours: begun(24, 7), days: begun(14, 7) })),
      }),
    },
  },
  async (canvas) => {
    await canvas.findByText('1,000+');
    await expect(canvas.getAllByRole('img', { name: /24/ })).toHaveLength(5);
  },
);
export const Failed = opsPage(
  { at, role: 'owner', answers: { [GET]: opsLost } },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.failed'))),
);
