import type { OpsDiscoverCard } from '@livery/contract';
import { Button, EmptyState, ErrorState, Inline, Skeleton, Table, Tag } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { ReasonDialog } from '../desk/ReasonDialog.tsx';
import { useOps } from '../ops.ts';
import type { OpsDiscoverCards, RemovedCard } from './cards.store.ts';
import { titleOf } from './title-of.ts';

const COLUMNS = ['title', 'act', 'state', 'times', 'url'] as const;
/** How long it is offered. Milliseconds. */
const TO_PUT_BACK = 15_000;
const TONES = { shown: 'success', planned: 'warning', hidden: 'neutral', over: 'neutral' } as const;

const Removing = observer(function Removing({ cards }: { cards: OpsDiscoverCards }) {
  const text = useText();
  const { locale } = useLanguage();
  const { toasts } = useOps();
  const { asked } = cards.removing;
  const putBack = async (removed: RemovedCard) => {
    if (await cards.putBack(removed, text('ops.undo.reason', { seq: removed.seq })))
      toasts.show({ id: 'ops.discover.back' }, 'success');
  };
  const remove = async () => {
    const removed = await cards.remove();
    if (!removed) return;
    const key = toasts.show({ id: 'ops.discover.removed' }, 'success', {
      label: 'ops.undo',
      run: () => {
        toasts.dismiss(key);
        void putBack(removed);
      },
      stays: TO_PUT_BACK,
    });
  };
  return (
    <ReasonDialog
      open={asked !== undefined}
      title={text('ops.discover.remove.title', { title: asked ? titleOf(asked, locale) : '' })}
      text={text('ops.discover.remove.text')}
      act={text('ops.discover.remove')}
      form={cards.removing}
      onAct={() => void remove()}
      onClose={() => cards.removing.ask(undefined)}
    />
  );
});

const Acts = observer(function Acts({ cards, card }: { cards: OpsDiscoverCards; card: OpsDiscoverCard }) {
  const text = useText();
  const { locale } = useLanguage();
  const title = titleOf(card, locale);
  const at = cards.list.indexOf(card);
  const moves = [
    { by: -1, id: 'ops.discover.up', sign: '↑', isEnd: at === 0 },
    { by: 1, id: 'ops.discover.down', sign: '↓', isEnd: at === cards.list.length - 1 },
  ] as const;
  return (
    <Inline gap="sm">
      {moves.map(({ by, id, sign, isEnd }) => (
        <Button
          key={id}
          size="sm"
          tone="ghost"
          aria-label={text(id, { title })}
          disabled={isEnd}
          onClick={() => void cards.move(card, by)}
        >
          {sign}
        </Button>
      ))}
      <Button size="sm" onClick={() => cards.edit(card)}>
        {text('ops.discover.edit')}
      </Button>
      <Button size="sm" tone="ghost" onClick={() => cards.removing.ask(card)}>
        {text('ops.discover.remove')}
      </Button>
    </Inline>
  );
});

const useTimesText = () => {
  const text = useText();
  const { locale } = useLanguage();
  const times = dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  const said = (at: string) => times.format(Date.parse(at));
  return ({ start_at, end_at }: OpsDiscoverCard): string =>
    [
      start_at && text('ops.discover.from', { at: said(start_at) }),
      end_at && text('ops.discover.until', { at: said(end_at) }),
    ]
      .filter(Boolean)
      .join(' ') || text('ops.discover.always');
};

/** The cards in their order, also those that nobody sees. */
export const CardTable = observer(function CardTable({ cards }: { cards: OpsDiscoverCards }) {
  const text = useText();
  const { locale } = useLanguage();
  const timesOf = useTimesText();
  const { list, status } = cards;
  if (status === 'failed')
    return (
      <ErrorState
        title={text('ops.failed')}
        text={text('ops.failed.text')}
        action={<Button onClick={() => void cards.load()}>{text('ops.retry')}</Button>}
      />
    );
  if (status === 'loading') return <Skeleton />;
  if (list.length === 0)
    return (
      <EmptyState
        drawing="pictures"
        title={text('ops.discover.empty')}
        text={text('ops.discover.empty.text')}
      />
    );
  return (
    <>
      <Table
        caption={text('ops.discover')}
        columns={COLUMNS.map((key) => ({
          ...{ key, label: text(`ops.discover.${key}`), wide: key === 'title' },
        }))}
        rows={list.map((card) => ({
          id: card.id,
          cells: {
            title: titleOf(card, locale),
            url: card.url,
            times: timesOf(card),
            state: <Tag tone={TONES[card.state]}>{text(`ops.discover.state.${card.state}`)}</Tag>,
            act: <Acts cards={cards} card={card} />,
          },
        }))}
      />
      <Removing cards={cards} />
    </>
  );
});
