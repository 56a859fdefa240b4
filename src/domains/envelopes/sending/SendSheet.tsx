import type { Message } from '@livery/contract';
import { Alert, Box, Button, Skeleton, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { BackSheet } from '../../../lib/BackSheet.tsx';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { isSaidByPrompt, LazySecurityPrompt } from '../../account/later.ts';
import { SendFields } from './SendFields.tsx';
import type { SendForm } from './send-form.store.ts';

interface SendSheetProps {
  form: SendForm;
  onSent: (message: Message) => void;
  onClose: () => void;
}

function Awaited() {
  return (
    <Stack gap="md" padY="md">
      <Skeleton shape="button" />
      <Skeleton shape="button" />
      <Skeleton shape="button" />
    </Stack>
  );
}

const Content = observer(function Content({
  form,
  isAsking,
}: {
  form: SendForm;
  isAsking: boolean;
}): ReactNode {
  const text = useText();
  const words = useWords();
  if (form.isFailed)
    return (
      <Stack gap="md" padY="md" align="start">
        <Alert tone="danger">{text('envelope.send.failed')}</Alert>
        <Button onClick={() => void form.load()}>{text('envelope.retry')}</Button>
      </Stack>
    );
  if (!form.rules) return <Awaited />;
  if (form.kinds.length === 0) return <Alert tone="info">{text('envelope.send.none')}</Alert>;
  const { problem, refusal } = form.sending;
  const isSaid = isAsking || isSaidByPrompt(refusal);
  return (
    <>
      <SendFields form={form} rules={form.rules} />
      {problem && !isSaid && <Alert tone="danger">{words(problem)}</Alert>}
    </>
  );
});

/** What an envelope is to hold, and for whom; above a server amount the security password is asked for. */
export const SendSheet = observer(function SendSheet({ form, onSent, onClose }: SendSheetProps) {
  const text = useText();
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const send = async (securityCode?: string): Promise<void> => {
    const message = await form.send(securityCode);
    if (message) onSent(message);
    // The operator asks for it from less on than was told.
    else if (form.sending.refusal === 'api.security_code_empty') setAsking(true);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.check()) return;
    if (form.needsCode) setAsking(true);
    else void send();
  };
  const canSend = form.rules !== undefined && form.kinds.length > 0;
  return (
    <>
      <BackSheet
        open
        onClose={onClose}
        title={text('envelope.send.title')}
        closeLabel={text('envelope.close')}
        foot={
          canSend && (
            <Box padX="page" padY="sm">
              <Stack gap="xs">
                <Button
                  type="submit"
                  form={id}
                  tone="primary"
                  size="lg"
                  block
                  loading={form.sending.isSending}
                >
                  {text('envelope.send.submit')}
                </Button>
                <Text as="p" size="caption" tone="tertiary" align="center">
                  {text('envelope.send.returns')}
                </Text>
              </Stack>
            </Box>
          )
        }
      >
        <Stack as="form" id={id} gap="md" padY="sm" onSubmit={handleSubmit}>
          <Content form={form} isAsking={isAsking} />
        </Stack>
      </BackSheet>
      {isAsking && (
        <LazySecurityPrompt
          lead={text('envelope.send.confirm')}
          points={form.total ?? 0}
          sending={form.sending}
          send={send}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
});
