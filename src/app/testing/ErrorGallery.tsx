import { ERROR_STATUS, isErrorCode, WHOLE_LOCALES, type WholeLocale } from '@livery/contract';
import type { Display } from '@livery/contract/catalogue';
import { Alert, Box, Button, Card, Heading, Inline, Stack, Tag, Text } from '@livery/design-system';
import axios, { type AxiosAdapter } from 'axios';
import { type ReactNode, useState } from 'react';
import { announceOnScreen, type ScreenError, screenRows } from '../../lib/errors/screen-errors.ts';
import type { Pair } from '../../lib/errors/testing/pair.ts';
import type { ApiFailure } from '../../lib/http/failure.ts';
import { anyCall } from '../../lib/http/testing/any-call.ts';
import type { MessageId } from '../../lib/intl/ids.ts';
import type { Messages } from '../../lib/intl/messages.ts';
import { formatText } from '../../lib/intl/pattern.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useStores } from '../../lib/stores/stores.ts';
import { ToastHost } from '../../lib/toasts/ToastHost.tsx';
import { AlertHost } from '../hosts/AlertHost.tsx';

/** Every call is refused as the pair that was shown last says. */
let refused: Pair | undefined;
const refuse: AxiosAdapter = async (config) => {
  const { code = '', params = {} } = refused ?? {};
  const status = isErrorCode(code) ? ERROR_STATUS[code] : 400;
  return { status, data: { error: code, message: '', params }, statusText: '', headers: {}, config };
};

interface EntryProps {
  name: string;
  display: Display;
  texts: Record<WholeLocale, string>;
  onShow: () => void;
  /** What the caller shows in its place. */
  children?: ReactNode;
}

function Entry({ name, display, texts, onShow, children }: EntryProps) {
  const isChinese = useStores().appearance.locale === 'zh-CN';
  return (
    <Card as="article" pad="panel" aria-label={name}>
      <Stack gap="xs" align="start">
        <Inline gap="sm" wrap>
          <Tag tone="neutral">{display}</Tag>
          <Text size="footnote" tone="secondary">
            {name}
          </Text>
        </Inline>
        {WHOLE_LOCALES.map((locale) => (
          <Text key={locale} as="p" lang={locale}>
            {texts[locale]}
          </Text>
        ))}
        {children}
        <Button size="sm" tone="soft" onClick={onShow}>
          {isChinese ? '触发' : 'Show'}
        </Button>
      </Stack>
    </Card>
  );
}

/** The call is made, and refused as the pair says. */
function PairEntry({ pair }: { pair: Pair }) {
  const { http } = useStores();
  const text = useText();
  const [passed, setPassed] = useState<ApiFailure['explanation']>();
  const show = () => {
    refused = pair;
    axios.defaults.adapter = refuse;
    anyCall(http, pair.call).catch(({ explanation }: ApiFailure) => {
      if (explanation?.display === 'pass') setPassed(explanation);
    });
  };
  return (
    <Entry name={`${pair.code} · ${pair.call}`} display={pair.display} texts={pair} onShow={show}>
      {passed && <Alert tone="danger">{text(passed.text, passed.values)}</Alert>}
    </Entry>
  );
}

export interface GalleryTexts {
  'zh-CN': Messages;
  en: Messages;
}

function ScreenEntry({ name, messages }: { name: ScreenError; messages: GalleryTexts }) {
  const stores = useStores();
  const { display, text } = screenRows[name];
  const say = (locale: WholeLocale, id: MessageId) =>
    formatText({ locale, messages: messages[locale] }, id) ?? '';
  return (
    <Entry
      name={name}
      display={display}
      texts={{ 'zh-CN': say('zh-CN', text), en: say('en', text) }}
      onShow={() => announceOnScreen(name, stores)}
    />
  );
}

interface ErrorGalleryProps {
  pairs: readonly Pair[];
  screens: readonly ScreenError[];
  messages: GalleryTexts;
}

/** Code, path, kind and both texts of each, and a button that makes it happen in the product's own hosts. */
export function ErrorGallery({ pairs, screens, messages }: ErrorGalleryProps) {
  const conditions = Map.groupBy(pairs, ({ condition }) => condition);
  return (
    <>
      <Box as="main" padX="page" padY="lg">
        <Stack gap="lg">
          {[...conditions].map(([condition, ofOne]) => (
            <Stack key={condition} gap="sm">
              <Heading level={2} size="heading">
                {condition}
              </Heading>
              {ofOne.map((pair) => (
                <PairEntry key={`${pair.code} ${pair.call}`} pair={pair} />
              ))}
            </Stack>
          ))}
          {screens.map((name) => (
            <ScreenEntry key={name} name={name} messages={messages} />
          ))}
        </Stack>
      </Box>
      <AlertHost />
      <ToastHost toasts={useStores().toasts} />
    </>
  );
}
