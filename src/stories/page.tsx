import type { StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { wholePage } from '../../design-system/src/stories/wholePage.ts';
import { App } from '../app/App.tsx';
import { Providers } from '../app/Providers.tsx';
import { Visitor } from './visitor.ts';
import { createWorld, type World, type WorldStart } from './world.ts';

/** Sizes of the stories' screens, in pixels. */
const SCREENS = { phone: [390, 844], desktop: [1280, 800] } as const;

export interface PageStart extends WorldStart {
  /** Address, as people would open it. */
  at: string;
  /** `phone` without. */
  screen?: keyof typeof SCREENS;
  /** Where the length of the words matters; otherwise the toolbar decides. */
  locale?: 'zh-CN' | 'en';
  /** A further state of a screen whose looks another story checks in every brand. */
  isState?: boolean;
}

const viewports = Object.fromEntries(
  Object.entries(SCREENS).map(([name, [width, height]]) => [
    name,
    { name, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);

let current: World | undefined;

const worldOf = ({ world }: Record<string, unknown>): World => world as World;

/**
 * A screen of the product as a story: the real application with its real stores and router, at an address, in the brand
 * and language of the toolbar, on a network that gives the answers of `answers.ts`. Nothing in the product knows of it.
 *
 * ```ts
 * const meta = { title: 'Pages/Login', tags: ['!autodocs'] } satisfies Meta;
 * export const Empty = page({ at: '/login/email' });
 * export const Refused = page(
 *   { at: '/login/email', isState: true, answers: { 'POST /api/v1/login': refuses('api.unauthorized') } },
 *   async (visitor) => {
 *     await visitor.fills('login.email', EMAIL);
 *     await visitor.presses('login.submit');
 *     await visitor.sees('login.wrong_email');
 *   },
 * );
 * ```
 *
 * `me` signs somebody in, `remembered` and `codeSentTo` fill the browser's memory, `screen: 'desktop'` makes it wide, `locale` fixes the
 * language. `steps` lead to the state to be shown, by what a visitor reads; a call without an answer fails the story.
 */
export const page = (start: PageStart, steps?: (visitor: Visitor) => Promise<void>): StoryObj => {
  const { at, screen = 'phone', locale, isState = false } = start;
  return {
    tags: isState ? ['condition'] : [],
    parameters: { layout: 'fullscreen', picture: false, a11y: wholePage, viewport: { options: viewports } },
    globals: { viewport: { value: screen }, ...(locale && { locale }) },
    loaders: [
      async ({ globals }) => {
        current?.end();
        const look = { brand: String(globals.brand), locale: String(globals.locale) };
        current = await createWorld(start, look);
        return { world: current };
      },
    ],
    render: (_, { loaded }) => {
      const { stores, number } = worldOf(loaded);
      return (
        <Providers key={number} stores={stores}>
          <MemoryRouter initialEntries={[at]} useTransitions={false}>
            <App />
          </MemoryRouter>
        </Providers>
      );
    },
    play: async ({ loaded }) => {
      const { stores, network } = worldOf(loaded);
      const visitor = new Visitor(stores);
      await visitor.arrives();
      await steps?.(visitor);
      if (network.unanswered.length > 0) throw new Error(`Nobody answered ${network.unanswered.join(', ')}`);
    },
  };
};
