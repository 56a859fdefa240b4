import type { Locale } from '@livery/contract';
import type { StoryObj } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { MemoryRouter } from 'react-router';
import { type Screen as ScreenName, VIEWPORTS } from '../../design-system/src/stories/screens.ts';
import { wholePage } from '../../design-system/src/stories/wholePage.ts';
import type { Variants } from '../../design-system/src/variants/index.ts';
import { App } from '../app/App.tsx';
import { Providers } from '../app/Providers.tsx';
import { Visitor } from './visitor.ts';
import { createWorld, type Globals, type World, type WorldStart } from './world.ts';

export interface PageStart extends WorldStart {
  /** Address, as people would open it. */
  at: string;
  /** `phone` without. */
  screen?: ScreenName;
  /** Where the length of the words matters; otherwise the toolbar decides. */
  locale?: Locale;
  /** A further state of a screen whose looks another story checks. */
  isState?: boolean;
  /** Compared with its references: as it comes, or in every brand and scheme (a screen without steps). */
  picture?: 'once' | 'everyBrand';
  /** How its parts are built, in the place of what the brand chose. */
  variants?: Variants;
  /** In the few colours of the reader's own choice. */
  forcedColors?: boolean;
}

let current: World | undefined;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const enterWorld = async (start: PageStart, globals: Globals): Promise<World> => {
  current?.end();
  current = await createWorld(start, globals);
  return current;
};

/** The application in the world that was entered last. */
function Screen({ at }: { at: string }) {
  const world = useSyncExternalStore(subscribe, () => current);
  return (
    world && (
      <Providers key={world.number} stores={world.stores}>
        <MemoryRouter initialEntries={[at]} useTransitions={false}>
          <App />
        </MemoryRouter>
      </Providers>
    )
  );
}

/** The same screen in another brand, as it would be served there. */
const enterBrand = async (start: PageStart, brand: string, locale: string): Promise<void> => {
  const { stores } = await enterWorld(start, { brand, locale });
  for (const listener of listeners) listener();
  const visitor = new Visitor(stores);
  await visitor.arrives();
  await visitor.seesAll();
};

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
 * language, `picture` compares it with a reference. `steps` lead to the state to be shown, by what a visitor reads; a call without an answer fails the story.
 */
export const page = (start: PageStart, steps?: (visitor: Visitor) => Promise<void>): StoryObj => {
  const { at, screen = 'phone', locale, isState = false, picture, forcedColors, variants } = start;
  return {
    tags: isState ? ['page', 'condition'] : ['page'],
    parameters: {
      layout: 'fullscreen',
      picture: picture ?? false,
      screen,
      forcedColors,
      ...(variants && { variants }),
      enterBrand: (brand: string, language: string) => enterBrand(start, brand, language),
      a11y: wholePage,
      viewport: { options: VIEWPORTS },
    },
    globals: { viewport: { value: screen }, ...(locale && { locale }) },
    loaders: [
      async ({ globals }) => ({
        world: await enterWorld(start, { brand: String(globals.brand), locale: String(globals.locale) }),
      }),
    ],
    render: () => <Screen at={at} />,
    play: async ({ loaded }) => {
      const { stores, network } = worldOf(loaded);
      const visitor = new Visitor(stores);
      await visitor.arrives();
      await steps?.(visitor);
      if (picture) await visitor.seesAll();
      if (network.unanswered.length > 0) throw new Error(`Nobody answered ${network.unanswered.join(', ')}`);
    },
  };
};
