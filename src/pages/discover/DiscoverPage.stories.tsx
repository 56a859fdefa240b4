import type { Meta } from '@storybook/react-vite';
import { gives, hangs, isLost } from '../../stories/answers.ts';
import { DISCOVERING } from '../../stories/finding.ts';
import { FURTHER_LINKS, me } from '../../stories/fixtures.ts';
import { page } from '../../stories/page.tsx';
import type { Visitor } from '../../stories/visitor.ts';

/** Cards of the operators, what people talk about, whom to follow. */
const meta = { title: 'Pages/Discover', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/discover';
const cards = 'GET /api/v1/discovers';
const seesAll = async (visitor: Visitor) => {
  await visitor.sees({ plain: '去北境，追一次极光' });
  await visitor.sees({ plain: '云海' });
  await visitor.sees('discover.people');
};

export const Cards = page({ at, answers: DISCOVERING, picture: 'once' }, seesAll);
export const Desktop = page({ at, me, answers: DISCOVERING, screen: 'desktop', isState: true }, seesAll);
/** At its foot what the brand lists for pages that guests read. */
export const FurtherLinks = page(
  { at, answers: DISCOVERING, locale: 'en', brand: { links: FURTHER_LINKS }, isState: true },
  async (visitor) => {
    const link = await visitor.sees({ plain: 'House rules' });
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
  },
);
export const Loading = page({ at, answers: { ...DISCOVERING, [cards]: hangs }, isState: true });
export const Empty = page(
  { at, answers: { ...DISCOVERING, [cards]: gives({ list: [] }) }, isState: true },
  async (visitor) => void (await visitor.sees('discover.empty')),
);
export const Failed = page(
  { at, answers: { ...DISCOVERING, [cards]: isLost }, isState: true },
  async (visitor) => void (await visitor.sees('feed.error.retry')),
);
