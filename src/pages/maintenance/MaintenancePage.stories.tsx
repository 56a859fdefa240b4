import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Answers, gives } from '../../stories/answers.ts';
import { maintenance } from '../../stories/fixtures.ts';
import { page } from '../../stories/page.tsx';
import type { Visitor } from '../../stories/visitor.ts';

/** While the service rests every place is this one. */
const meta = { title: 'Pages/Maintenance', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const rests = (end: number | null, announcement?: string): Answers => ({
  'GET /api/v1/maintenance': gives(maintenance(end, announcement)),
});

const announces = async (visitor: Visitor): Promise<void> => void (await visitor.sees('maintenance.title'));

const LONG = `The database moves to a bigger house. ${'Whatever you have sent stays where it is. '.repeat(4)}`;

/** The operator's own words, and the time until the end. */
export const Announced = page(
  {
    at: '/maintenance',
    answers: rests(1.5, '凌晨给数据库搬家，消息和作品都不会丢。'),
  },
  announces,
);
export const AnnouncedOnDesktop = page(
  {
    at: '/maintenance',
    screen: 'desktop',
    locale: 'en',
    answers: rests(1.5, LONG),
  },
  async (visitor) => {
    await announces(visitor);
    // The drawing stands in the middle of its half, as large as on a phone.
    const widths = [...document.querySelectorAll('svg[viewBox="0 0 400 420"]')].map(
      (layer) => layer.getBoundingClientRect().width,
    );
    await expect(widths).toHaveLength(3);
    await expect(widths.filter((width) => width > 476)).toHaveLength(1);
  },
);
/** Beside the words there is little room: the land does not cover what stands behind it. */
export const AnnouncedOnTablet = page(
  { at: '/maintenance', screen: 'tablet', isState: true, answers: rests(1.5) },
  async (visitor) => {
    await announces(visitor);
    const land = document.querySelector('svg[preserveAspectRatio="none"]')?.getBoundingClientRect();
    await expect((land?.height ?? Infinity) / (land?.width ?? 1)).toBeLessThan(1.06);
  },
);
export const AlmostOver = page({ at: '/maintenance', isState: true, answers: rests(0.01) }, announces);
export const ForDays = page(
  { at: '/maintenance', locale: 'en', isState: true, answers: rests(75) },
  announces,
);
export const WithoutEnd = page({ at: '/maintenance', answers: rests(null) }, announces);
/** The announced end is over and the service is not back yet. */
export const Late = page({ at: '/maintenance', isState: true, answers: rests(-0.5) }, announces);
