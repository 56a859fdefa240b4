import { Button, CopyIcon, Inline, Stack, Text } from '@livery/design-system';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { type TextOf, useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { useSecondsUntil } from '../../../lib/useSecondsUntil.ts';
import { QrPicture, type QrPictureProps } from './QrPicture.tsx';
import type { QrLoginState } from './qr-login.store.ts';

export interface QrPanelViewProps extends QrPictureProps {
  /** Asks for another code. */
  onRenew: () => void;
  onCopy: (link: string) => void;
}

/** Title and sentence of each state. */
const sayingOf = (state: QrLoginState, text: TextOf, words: (words: Words) => string): [string, string] => {
  switch (state.status) {
    case 'asking':
    case 'waiting':
      return [text('qr.title'), text('qr.how')];
    case 'scanned':
      return [state.by.nickname, text('qr.scanned')];
    case 'entering':
      return [text('qr.title'), text('qr.entering')];
    case 'refused':
      return [text('qr.refused'), text('qr.refused.text')];
    case 'expired':
      return [text('qr.expired'), text('qr.expired.text')];
    case 'failed':
      return [text('qr.failed'), words(state.problem)];
  }
};

function Countdown({ until }: { until: number }) {
  const text = useText();
  const seconds = useSecondsUntil(until);
  return (
    <Text size="footnote" tone="tertiary" tabular>
      {text('qr.seconds', { seconds })}
    </Text>
  );
}

/** What renews a code, and how it is called in each state. */
const RENEWALS: Partial<Record<QrLoginState['status'], MessageId>> = {
  scanned: 'qr.not_me',
  refused: 'qr.renew',
  expired: 'qr.renew',
  failed: 'qr.retry',
};

function Actions({ state, linkOf, onRenew, onCopy }: QrPanelViewProps) {
  const text = useText();
  const renewal = RENEWALS[state.status];
  if (state.status === 'waiting') {
    return (
      <>
        <Countdown until={state.until} />
        <Button size="sm" icon={CopyIcon} onClick={() => onCopy(linkOf(state.passcode))}>
          {text('qr.copy')}
        </Button>
      </>
    );
  }
  if (!renewal) return null;
  return (
    <Button size="sm" onClick={onRenew}>
      {text(renewal)}
    </Button>
  );
}

/** The code of a waiting browser in each of its states; its square never changes its place. */
export function QrPanelView(props: QrPanelViewProps) {
  const text = useText();
  const words = useWords();
  const isBeside = props.layout === 'beside';
  const [title, sentence] = sayingOf(props.state, text, words);
  const content = (
    <Stack gap="sm" grow={isBeside} align={isBeside ? 'start' : 'center'}>
      <Stack gap="xxs" align={isBeside ? 'start' : 'center'} role="status">
        <Text weight="strong" lines={2}>
          {title}
        </Text>
        <Text as="p" size="footnote" tone="secondary" wrap="pretty">
          {sentence}
        </Text>
      </Stack>
      <Actions {...props} />
    </Stack>
  );
  if (!isBeside)
    return (
      <Stack gap="lg" align="center">
        <QrPicture {...props} />
        {content}
      </Stack>
    );
  return (
    <Inline gap="lg">
      <QrPicture {...props} />
      {content}
    </Inline>
  );
}
