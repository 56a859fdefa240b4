import { Button, Inline, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { isCodeSent } from './resend.ts';
import { useResendSeconds } from './useResendSeconds.ts';

interface ResendCodeProps {
  /** Where the code went, or will go. */
  to: string;
  isSending: boolean;
  onResend: () => Promise<void>;
}

/** Under the digits of a code: how long until another one may go, then the way to it. */
export const ResendCode = observer(function ResendCode({ to, isSending, onResend }: ResendCodeProps) {
  const text = useText();
  const [seconds, look] = useResendSeconds(to);
  const isOut = isCodeSent(to);
  return (
    <Inline gap="xs">
      <Text size="footnote" tone="secondary" tabular>
        {seconds > 0 ? text('register.resend_in', { seconds }) : isOut && text('register.no_code')}
      </Text>
      {seconds === 0 && (
        <Button tone="ghost" size="sm" loading={isSending} onClick={() => void onResend().then(look)}>
          {text(isOut ? 'register.resend' : 'register.send_code')}
        </Button>
      )}
    </Inline>
  );
});
