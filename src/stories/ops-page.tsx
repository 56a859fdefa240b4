import { OPERATOR_RIGHTS, type OperatorSelf } from '@livery/contract';
import { LinkProvider } from '@livery/design-system';
import type { StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { SCREENS, type Screen as ScreenName } from '../../design-system/src/stories/screens.ts';
import { wholePage } from '../../design-system/src/stories/wholePage.ts';
import { RouterAnchor } from '../app/RouterAnchor.tsx';
import { OperatorSession, type Ops, OpsProvider } from '../domains/operators/index.ts';
import { announce } from '../lib/errors/announce.ts';
import { Http } from '../lib/http/http.ts';
import { LanguageProvider } from '../lib/intl/language.ts';
import { ToastHost } from '../lib/toasts/ToastHost.tsx';
import { ToastStore } from '../lib/toasts/toasts.store.ts';
import { OpsApp } from '../ops/OpsApp.tsx';
import { type Answers, gives } from './answers.ts';
import { Visitor } from './visitor.ts';
import { createWorld, type World } from './world.ts';

const MIA: OperatorSelf = { id: 'o1', name: 'mia', role: 'owner', rights: [...OPERATOR_RIGHTS] };

export interface OpsStart {
  /** Address of the console. */
  at: string;
  answers: Answers;
  /** `desktop` without. */
  screen?: ScreenName;
}

const [width, height] = SCREENS.desktop;
const viewports = { desktop: { name: 'desktop', styles: { width: `${width}px`, height: `${height}px` } } };

interface OpsWorld {
  world: World;
  ops: Ops;
}

const enter = async (answers: Answers, globals: { brand: string; locale: string }): Promise<OpsWorld> => {
  const world = await createWorld({ answers: { 'GET /ops/api/me': gives(MIA), ...answers } }, globals);
  const { appearance, brand } = world.stores;
  const toasts = new ToastStore();
  const http = new Http({
    locale: () => appearance.locale,
    listeners: {
      onSuccess: () => undefined,
      onMaintenance: () => undefined,
      onGuestQuota: () => undefined,
      onFailure: ({ explanation }) =>
        announce(explanation, { toasts, alerts: { show: (words) => toasts.show(words, 'error') } }),
    },
  });
  const session = new OperatorSession(http);
  await session.restore();
  const { title } = brand.config;
  const ops = {
    ...{ http, toasts, session, appearance },
    brand: { title: title[appearance.locale], iconUrl: brand.iconUrl },
  };
  return { world, ops };
};

/** A page of the operators' console as a story: the real console, on a network that gives these answers. */
export const opsPage = (
  { at, answers, screen = 'desktop' }: OpsStart,
  steps?: (visitor: Visitor) => Promise<unknown>,
): StoryObj => ({
  tags: ['page', 'condition'],
  parameters: {
    ...{ layout: 'fullscreen', picture: false, screen, a11y: wholePage },
    viewport: { options: viewports },
  },
  globals: { viewport: { value: screen } },
  loaders: [
    async ({ globals }) => ({
      entered: await enter(answers, { brand: String(globals.brand), locale: String(globals.locale) }),
    }),
  ],
  render: (_, { loaded }) => {
    const { world, ops } = (loaded as { entered: OpsWorld }).entered;
    const { locale, messages } = world.stores.appearance;
    return (
      <OpsProvider key={world.number} value={ops}>
        <LanguageProvider value={{ locale, messages }}>
          <LinkProvider value={RouterAnchor}>
            <MemoryRouter initialEntries={[at]} useTransitions={false}>
              <OpsApp />
              <ToastHost toasts={ops.toasts} />
            </MemoryRouter>
          </LinkProvider>
        </LanguageProvider>
      </OpsProvider>
    );
  },
  play: async ({ loaded }) => {
    const { world } = (loaded as { entered: OpsWorld }).entered;
    await steps?.(new Visitor(world.stores));
    const { unanswered } = world.network;
    if (unanswered.length > 0) throw new Error(`Nobody answered ${unanswered.join(', ')}`);
  },
});
