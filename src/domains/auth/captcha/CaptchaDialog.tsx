import { Alert, Button, SandboxFrame, Stack } from '@livery/design-system';
import { Sheet } from '@livery/design-system/dialog';
import { useCallback } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import type { CaptchaCheck, CodeSender } from '../codes/code-sender.store.ts';
import { parseCaptchaMessage } from './captcha.model.ts';

export interface CaptchaDialogProps {
  sender: Pick<CodeSender, 'accept' | 'retry' | 'cancel'>;
  check: CaptchaCheck;
}

const PAGE = '/captcha';

function Refused({ sender }: Pick<CaptchaDialogProps, 'sender'>) {
  const text = useText();
  return (
    <Stack gap="lg">
      <Alert tone="danger">{text('captcha.refused')}</Alert>
      <Button tone="primary" size="lg" block onClick={() => sender.retry()}>
        {text('captcha.retry')}
      </Button>
    </Stack>
  );
}

/** The captcha before a code: the provider's widget, in a page of its own that reaches nothing of this one. */
export function CaptchaDialog({ sender, check }: CaptchaDialogProps) {
  const text = useText();
  const handleMessage = useCallback(
    (data: unknown) => {
      const message = parseCaptchaMessage(data);
      if (message) sender.accept(message);
    },
    [sender],
  );
  return (
    <Sheet
      open
      onClose={() => sender.cancel()}
      title={text('captcha.title')}
      closeLabel={text('captcha.close')}
    >
      {check.status === 'refused' ? (
        <Refused sender={sender} />
      ) : (
        <SandboxFrame
          src={PAGE}
          title={text('captcha.title')}
          waiting={check.status === 'loading' ? text('captcha.loading') : undefined}
          onMessage={handleMessage}
        />
      )}
    </Sheet>
  );
}
