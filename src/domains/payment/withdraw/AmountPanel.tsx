import { AmountField, Button, Card } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { formatPoints } from '../../../lib/points/format-points.ts';
import type { DeskFacts } from '../payment-desk.store.ts';
import { useOwnPoints } from '../useOwnPoints.ts';
import type { AmountProblem, WithdrawForm, WithdrawLimits } from './withdraw-form.store.ts';

const PROBLEMS: Record<AmountProblem['kind'], MessageId> = {
  missing: 'payment.amount.missing',
  balance: 'payment.amount.balance',
  minimum: 'payment.amount.minimum',
  maximum: 'payment.amount.maximum',
  today: 'payment.amount.today',
};

interface AmountPanelProps {
  form: WithdrawForm;
  limits: WithdrawLimits;
  facts: DeskFacts;
}

/** How much there is, and how much may go at once: under the amount until there is something wrong with it. */
function Limits({ limits, facts }: Pick<AmountPanelProps, 'limits' | 'facts'>) {
  const text = useText();
  const { locale } = useLanguage();
  const own = useOwnPoints(facts);
  const amount = (points: number) => formatPoints(points, locale);
  return (
    <span className="flex w-full flex-wrap justify-between gap-x-4 gap-y-1 pt-1 text-footnote tabular-nums">
      <span>{text('payment.available.amount', { amount: own.words(limits.available) })}</span>
      <span>{text('payment.limits', { least: amount(limits.minimum), most: amount(limits.maximum) })}</span>
    </span>
  );
}

/** The amount in large figures, what is wrong with it, and all of it at one tap. */
export const AmountPanel = observer(function AmountPanel({ form, limits, facts }: AmountPanelProps) {
  const text = useText();
  const words = useWords();
  const { locale } = useLanguage();
  const own = useOwnPoints(facts);
  const problem = form.isLookedAt ? form.problemWith(limits) : undefined;
  const refused = form.sending.refusal === 'api.too_much' ? form.sending.problem : undefined;
  const said = ({ kind, points }: AmountProblem) =>
    text(PROBLEMS[kind], { amount: kind === 'balance' ? own.words(points) : formatPoints(points, locale) });
  const error = problem ? said(problem) : refused && words(refused);
  return (
    <Card pad="panel" edge="roomy">
      <AmountField
        name="amount"
        label={text('payment.amount')}
        locale={locale}
        value={form.figures}
        onChange={(figures) => form.type(figures)}
        error={error ?? null}
        hint={<Limits limits={limits} facts={facts} />}
        enterKeyHint="done"
        end={
          <Button tone="ghost" size="sm" onClick={() => form.takeAll(limits)}>
            {text('payment.amount.all')}
          </Button>
        }
      />
    </Card>
  );
});
