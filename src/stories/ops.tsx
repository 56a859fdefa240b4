import { LOCALES, type Locale, type OperatorRole, RIGHTS_OF } from '@livery/contract';
import { LinkProvider } from '@livery/design-system';
import type { StoryObj } from '@storybook/react-vite';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { MemoryRouter } from 'react-router';
import { type Screen, VIEWPORTS } from '../../design-system/src/stories/screens.ts';
import { wholePage } from '../../design-system/src/stories/wholePage.ts';
import { RouterAnchor } from '../app/RouterAnchor.tsx';
import { AppearanceStore } from '../domains/brand/index.ts';
import { OperatorSession, type Ops, OpsProvider } from '../domains/operators/index.ts';
import { type FakeAnswers, fakeCalls, refusal } from '../lib/http/testing/fake-calls.ts';
import type { MessageId } from '../lib/intl/ids.ts';
import { LanguageProvider } from '../lib/intl/language.ts';
import { lazyTexts } from '../lib/intl/lazy-texts.ts';
import { formatText } from '../lib/intl/pattern.ts';
import { ToastHost } from '../lib/toasts/ToastHost.tsx';
import { ToastStore } from '../lib/toasts/toasts.store.ts';
import { loadMessages } from '../locales/all-messages.ts';
import { OpsApp } from '../ops/OpsApp.tsx';
import { Visitor } from './visitor.ts';

export interface OpsStart {
  /** Address of the console. */
  at: string;
  /** Who is signed in; undefined: nobody. */
  role?: OperatorRole | undefined;
  /** What the server says; other calls fail. */
  answers?: FakeAnswers;
  /** `desktop` without. */
  screen?: Screen;
  /** Otherwise the toolbar decides. */
  locale?: Locale;
}

interface OpsWorld {
  ops: Ops;
  appearance: AppearanceStore;
  /** Words of the console in the story's language. */
  text: (id: MessageId, values?: Record<string, string | number>) => string;
  /** Who reads them there, types and presses. */
  visitor: Visitor;
}

const icons = import.meta.glob<string>('../../brands/*/icon.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

const selfOf = (role: OperatorRole) => ({ id: 'o1', name: 'olive', role, rights: [...RIGHTS_OF[role]] });

const createWorld = async (
  { role, answers }: OpsStart,
  brand: string,
  language: string,
): Promise<OpsWorld> => {
  localStorage.clear();
  const locale = LOCALES.find((known) => known === language) ?? 'zh-CN';
  const messages = await loadMessages(locale);
  const appearance = new AppearanceStore({ locale, messages, readTexts: async () => ({}) });
  lazyTexts.setLoader(async () => undefined);
  const http = fakeCalls({ ...(role && { 'GET /ops/api/me': () => selfOf(role) }), ...answers });
  const session = new OperatorSession(http);
  await session.restore();
  const iconUrl = icons[`../../brands/${brand}/icon.svg`] ?? '';
  return {
    ops: {
      http: http as unknown as Ops['http'],
      session,
      appearance,
      toasts: new ToastStore(),
      brand: { title: 'Livery', iconUrl },
    },
    appearance,
    text: (id, values = {}) => formatText({ locale, messages }, id, values) ?? '',
    visitor: new Visitor({ appearance }),
  };
};

const Language = observer(function Language({
  appearance: { locale, messages },
  children,
}: {
  appearance: AppearanceStore;
  children: ReactNode;
}) {
  const language = useMemo(() => ({ locale, messages }), [locale, messages]);
  return <LanguageProvider value={language}>{children}</LanguageProvider>;
});

/** The console at an address, before a server that says what the story gives it. `steps` lead to the state to be shown. */
export const opsPage = (
  start: OpsStart,
  steps?: (
    canvas: Parameters<NonNullable<StoryObj['play']>>[0]['canvas'],
    world: OpsWorld,
  ) => Promise<unknown>,
): StoryObj => {
  const { at, screen = 'desktop', locale } = start;
  return {
    tags: ['page', 'condition'],
    parameters: {
      layout: 'fullscreen',
      picture: false,
      screen,
      a11y: wholePage,
      viewport: { options: VIEWPORTS },
    },
    globals: { viewport: { value: screen }, ...(locale && { locale }) },
    loaders: [
      async ({ globals }) => ({
        world: await createWorld(start, String(globals['brand']), String(globals['locale'])),
      }),
    ],
    render: (_, { loaded }) => {
      const { ops, appearance } = (loaded as { world: OpsWorld }).world;
      return (
        <OpsProvider value={ops}>
          <Language appearance={appearance}>
            <LinkProvider value={RouterAnchor}>
              <MemoryRouter initialEntries={[at]} useTransitions={false}>
                <OpsApp />
                <ToastHost toasts={ops.toasts} />
              </MemoryRouter>
            </LinkProvider>
          </Language>
        </OpsProvider>
      );
    },
    play: async ({ canvas, loaded }) => {
      await steps?.(canvas, (loaded as { world: OpsWorld }).world);
    },
  };
};

/** A server that is away. */
export const opsLost = (): never => {
  throw new TypeError('the server is away');
};

/** A server that does not answer for as long as the story stands. */
export const opsHangs = (): Promise<never> => new Promise(() => undefined);

/** A server that refuses. */
export const opsRefuses =
  (code: string, params: Record<string, string> = {}) =>
  (): Promise<never> =>
    Promise.reject(refusal(code, { params }));
