import { ENVELOPE_LIMITS, EnvelopeKind, type EnvelopeRules, stakeOf } from '@livery/contract';
import { AmountField, Chip, Inline, SegmentedControl, Stack, Text, TextField } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { MASK } from '../../../lib/points/format-points.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { usePoints } from '../usePoints.ts';
import type { SendForm } from './send-form.store.ts';

const NAMES: Record<EnvelopeKind, MessageId> = {
  [EnvelopeKind.NORMAL]: 'envelope.send.kind.normal',
  [EnvelopeKind.FORTUNEWHEEL]: 'envelope.send.kind.lucky',
  [EnvelopeKind.BOMD]: 'envelope.send.kind.mine',
};

interface FieldsProps {
  form: SendForm;
  rules: EnvelopeRules;
}

/** Words of a problem; amounts in them are written as all amounts are. */
const useProblem = () => {
  const words = useWords();
  const points = usePoints();
  return (problem: Words | undefined): string | null => {
    if (!problem || 'plain' in problem) return problem ? words(problem) : null;
    const amount = problem.values?.['points'];
    const values = { ...problem.values, ...(typeof amount === 'number' && { points: points(amount) }) };
    return words({ ...problem, values });
  };
};

const Amount = observer(function Amount({ form }: { form: SendForm }) {
  const text = useText();
  const points = usePoints();
  const problem = useProblem();
  const { locale } = useLanguage();
  const { available, areHidden } = form;
  return (
    <AmountField
      name="amount"
      label={text(form.place.isDirect ? 'envelope.send.amount_one' : 'envelope.send.amount')}
      locale={locale}
      value={form.amount}
      onChange={(amount) => form.write({ amount })}
      hint={
        available === undefined
          ? undefined
          : text('envelope.send.balance', { points: areHidden ? MASK : points(available) })
      }
      error={problem(form.shown.amount)}
    />
  );
});

const Count = observer(function Count({ form }: { form: SendForm }) {
  const text = useText();
  const problem = useProblem();
  return (
    <TextField
      name="count"
      label={text('envelope.send.count')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      value={form.count}
      onChange={(count) => form.write({ count: count.replace(/\D/g, '') })}
      hint={text('envelope.send.members', { count: form.place.members })}
      error={problem(form.shown.count)}
    />
  );
});

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

const inRowsOf = <Item,>(size: number, items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, row) =>
    items.slice(row * size, (row + 1) * size),
  );

/** Of a minesweeper envelope: how many packets at which odds, and the digit. */
const Mine = observer(function Mine({ form, rules }: FieldsProps) {
  const text = useText();
  const problem = useProblem();
  const fault = problem(form.shown.count);
  return (
    <>
      <Stack as="fieldset" gap="xs">
        <Text as="legend" size="footnote" weight="medium" tone="secondary">
          {text('envelope.send.packets')}
        </Text>
        {inRowsOf(3, rules.mine?.odds ?? []).map((row) => (
          <Inline key={row[0]?.count} gap="xs">
            {row.map(({ count, odds }) => (
              <Chip
                key={count}
                pressed={form.count === String(count)}
                onClick={() => form.write({ count: String(count) })}
              >
                {text('envelope.send.odds', { count, odds: String(odds) })}
              </Chip>
            ))}
          </Inline>
        ))}
        {fault && (
          <Text size="caption" tone="danger" role="alert">
            {fault}
          </Text>
        )}
      </Stack>
      <Stack as="fieldset" gap="xs">
        <Text as="legend" size="footnote" weight="medium" tone="secondary">
          {text('envelope.send.mine')}
        </Text>
        {inRowsOf(5, DIGITS).map((row) => (
          <Inline key={row[0]} gap="xs">
            {row.map((digit) => (
              <Chip key={digit} pressed={form.mine === digit} onClick={() => form.write({ mine: digit })}>
                {String(digit)}
              </Chip>
            ))}
          </Inline>
        ))}
        <Text size="caption" tone="tertiary">
          {text('envelope.send.mine.hint')}
        </Text>
      </Stack>
    </>
  );
});

/** What it comes to for those who open it. */
const Share = observer(function Share({ form }: { form: SendForm }) {
  const text = useText();
  const points = usePoints();
  const { total, packets, kind, odds } = form;
  const isWrong = form.problems.amount !== undefined || form.problems.count !== undefined;
  if (total === undefined || packets === undefined || isWrong || form.place.isDirect) return null;
  const each = points(Math.floor(total / packets));
  const words = () => {
    if (kind === EnvelopeKind.BOMD)
      return text('envelope.send.mine_rules', { points: points(stakeOf(total, odds ?? 0)) });
    if (kind === EnvelopeKind.FORTUNEWHEEL) return text('envelope.send.lucky', { points: each });
    return text(total % packets === 0 ? 'envelope.send.each' : 'envelope.send.each_about', { points: each });
  };
  return (
    <Text as="p" role="status" size="footnote" tone="secondary">
      {words()}
    </Text>
  );
});

/** What is filled in; every kind asks for what it needs. */
export const SendFields = observer(function SendFields({ form, rules }: FieldsProps) {
  const text = useText();
  const { kinds, kind } = form;
  const isMine = kind === EnvelopeKind.BOMD;
  return (
    <>
      {kinds.length > 1 && (
        <SegmentedControl
          label={text('envelope.send.kinds')}
          items={kinds.map((each) => ({ value: String(each), label: text(NAMES[each]) }))}
          value={String(kind)}
          onChange={(value) => form.choose(Number(value) as EnvelopeKind)}
        />
      )}
      <Amount form={form} />
      {isMine && <Mine form={form} rules={rules} />}
      {!isMine && !form.place.isDirect && <Count form={form} />}
      <Share form={form} />
      <TextField
        name="greeting"
        label={text('envelope.send.greeting')}
        placeholder={text('envelope.greeting')}
        maxLength={ENVELOPE_LIMITS.greeting}
        autoComplete="off"
        value={form.greeting}
        onChange={(greeting) => form.write({ greeting })}
      />
    </>
  );
});
