import { LIMITS } from '@livery/contract';
import { Button, CodeField, Inline, Keypad, NumberText, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { BackSheet } from '../../../lib/BackSheet.tsx';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useSecondsUntil } from '../../../lib/useSecondsUntil.ts';
import type { SecurityPrompt } from './security-prompt.store.ts';
import { useTypedDigits } from './useTypedDigits.ts';

interface SheetProps {
  prompt: SecurityPrompt;
  lead: string;
  points?: number | undefined;
  /** Undefined where no code could be sent to anybody. */
  onForget: (() => void) | undefined;
  onClose: () => void;
}

/** What is confirmed: in words, and how much. */
function Subject({ lead, points }: Pick<SheetProps, 'lead' | 'points'>) {
  const { locale } = useLanguage();
  return (
    <Stack align="center">
      <Text as="p" size="footnote" tone="secondary" wrap="balance">
        {lead}
      </Text>
      {points !== undefined && <NumberText as="p" size="display" points={points} locale={locale} />}
    </Stack>
  );
}

/** Asks for the digits, on keys of our own. */
export const SecurityPromptSheet = observer(function SecurityPromptSheet({
  prompt,
  lead,
  points,
  onForget,
  onClose,
}: SheetProps) {
  const text = useText();
  const words = useWords();
  const isLocked = useSecondsUntil(prompt.lockedUntil) > 0;
  const isClosed = prompt.isBusy || isLocked;
  const type = (digits: string) => void prompt.type(digits);
  const place = useTypedDigits<HTMLDivElement>({ value: prompt.digits, onChange: type, isOn: !isClosed });
  return (
    <BackSheet
      open
      onClose={onClose}
      title={text('security.ask')}
      closeLabel={text('login.close')}
      foot={
        <Keypad
          label={text('security.keys')}
          deleteLabel={text('security.keys.delete')}
          value={prompt.digits}
          length={LIMITS.securityCodeLength}
          onChange={type}
          disabled={isClosed}
        />
      }
    >
      <div ref={place} className="flex flex-col gap-3">
        <Subject lead={lead} points={points} />
        <CodeField
          name="security_code"
          label={text('security.title')}
          value={prompt.digits}
          onChange={type}
          error={prompt.problem ? words(prompt.problem) : null}
          disabled={isClosed}
          masked
          active={!isClosed}
        />
        <Inline justify="center" gap="md">
          {prompt.isLost || prompt.isBusy ? (
            <Button tone="ghost" loading={prompt.isBusy} onClick={() => void prompt.repeat()}>
              {text(prompt.isBusy ? 'security.ask.sending' : 'security.ask.repeat')}
            </Button>
          ) : (
            onForget && (
              <Button tone="ghost" onClick={onForget}>
                {text('security.ask.forgot')}
              </Button>
            )
          )}
        </Inline>
      </div>
    </BackSheet>
  );
});
