import { Button, Inline, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { changeOf } from '../audit/change-of.ts';
import { useOps } from '../ops.ts';
import type { CardForm } from './card-form.store.ts';

/** What a card was before, for those who may read it; each change can be taken back. `onDone`: one was. */
export const CardHistory = observer(function CardHistory({
  form,
  onDone,
}: {
  form: CardForm;
  onDone: () => void;
}) {
  const text = useText();
  const { locale } = useLanguage();
  const { session } = useOps();
  const times = dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  if (!session.may('audit.read')) return null;
  const undo = async (seq: number) => {
    if (await form.undo(seq, text('ops.undo.reason', { seq }))) onDone();
  };
  return (
    <Stack gap="md">
      <Inline>
        <Button
          tone="ghost"
          size="sm"
          aria-expanded={form.history !== undefined}
          onClick={() => void form.toggleHistory()}
        >
          {text(form.history ? 'ops.history.hide' : 'ops.history')}
        </Button>
      </Inline>
      {form.history?.map((row) => (
        <Inline key={row.seq} justify="between" gap="md">
          <Stack>
            <Text size="footnote">{changeOf(row.before, row.after).join(' · ')}</Text>
            <Text size="caption" tone="tertiary">
              {[times.format(Date.parse(row.create_at)), row.operator, row.reason]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Stack>
          {row.action === 'discover.save' && row.before !== null && (
            <Button size="sm" loading={form.sending.isSending} onClick={() => void undo(row.seq)}>
              {text('ops.undo')}
            </Button>
          )}
        </Inline>
      ))}
    </Stack>
  );
});
