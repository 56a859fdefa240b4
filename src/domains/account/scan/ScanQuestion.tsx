import {
  Alert,
  Button,
  GlobeIcon,
  Heading,
  Icon,
  Inline,
  Skeleton,
  SmartphoneIcon,
  Stack,
  Text,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { agentName, isPhoneAgent } from '../../../lib/text/agent.ts';
import type { WaitingBrowser } from './qr-scan.store.ts';

export interface ScanQuestionProps {
  /** Undefined while it is being asked for. */
  browser: WaitingBrowser | undefined;
  /** The answer that is on its way. */
  deciding: 'accept' | 'refuse' | undefined;
  onDecide: (accept: boolean) => void;
}

/** Which browser asks to log in, as whom, and a warning before it is accepted. */
export const ScanQuestion = observer(function ScanQuestion({
  browser,
  deciding,
  onDecide,
}: ScanQuestionProps) {
  const text = useText();
  const { users } = useStores();
  if (!browser)
    return (
      <Stack gap="lg" padY="lg" aria-busy>
        <Skeleton shape="title" width="lg" />
        <Skeleton width="full" />
        <Skeleton shape="title" />
      </Stack>
    );
  const device = agentName(browser.agent) ?? text('sessions.unknown');
  return (
    <Stack gap="xl" padY="sm">
      <Stack gap="xs" align="center">
        <Icon of={isPhoneAgent(browser.agent) ? SmartphoneIcon : GlobeIcon} size="xl" />
        <Heading level={3} size="heading">
          {text('qr.ask.title', { device })}
        </Heading>
        <Text as="p" tone="secondary" wrap="balance">
          {text('qr.ask.text', { name: users.me?.nickname ?? '' })}
        </Text>
      </Stack>
      <Alert tone="warning">{text('qr.ask.warning')}</Alert>
      <Inline equal gap="md">
        <Button
          size="lg"
          loading={deciding === 'refuse'}
          disabled={deciding === 'accept'}
          onClick={() => onDecide(false)}
        >
          {text('qr.ask.refuse')}
        </Button>
        <Button
          tone="primary"
          size="lg"
          loading={deciding === 'accept'}
          disabled={deciding === 'refuse'}
          onClick={() => onDecide(true)}
        >
          {text('qr.ask.accept')}
        </Button>
      </Inline>
    </Stack>
  );
});
