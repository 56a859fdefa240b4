import type { OpsMerchant } from '@livery/contract';
import {
  Button,
  EmptyState,
  ErrorState,
  Inline,
  NumberText,
  Skeleton,
  Stack,
  Table,
  Tag,
  Text,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { useOps } from '../ops.ts';
import type { Merchants } from './merchants.store.ts';

const COLUMNS = ['merchant', 'owed', 'state'] as const;

interface MerchantTableProps {
  merchants: Merchants;
  onSettle: (merchant: OpsMerchant) => void;
}

function Name({ merchant: { id, name, public_key } }: { merchant: OpsMerchant }) {
  return (
    <Stack>
      <Text size="footnote" weight="medium">
        {name}
      </Text>
      <Text size="caption">{id}</Text>
      <Text size="caption" tone="tertiary" wrap="pretty">
        {public_key}
      </Text>
    </Stack>
  );
}

/** A column of their own would be beyond the edge of a phone. */
const StateAndActs = observer(function StateAndActs({
  merchant,
  merchants,
  onSettle,
}: MerchantTableProps & { merchant: OpsMerchant }) {
  const text = useText();
  const { locale } = useLanguage();
  const mayAct = useOps().session.may('money.move');
  const { closed_at, owed } = merchant;
  const day = closed_at && dateFormat(locale, { dateStyle: 'short' }).format(Date.parse(closed_at));
  return (
    <Inline gap="sm" justify="between" wrap>
      {day ? (
        <Tag tone="warning">{text('ops.merchants.closed', { day })}</Tag>
      ) : (
        text('ops.merchants.is_open')
      )}
      {mayAct && (
        <Inline gap="sm" wrap>
          {owed > 0 && (
            <Button size="sm" onClick={() => onSettle(merchant)}>
              {text('ops.merchants.settle')}
            </Button>
          )}
          <Button size="sm" tone="ghost" onClick={() => merchants.switching.ask(merchant)}>
            {text(day ? 'ops.merchants.open' : 'ops.merchants.close')}
          </Button>
        </Inline>
      )}
    </Inline>
  );
});

const Rows = observer(function Rows({ merchants, onSettle }: MerchantTableProps) {
  const text = useText();
  const { locale } = useLanguage();
  return (
    <Table
      caption={text('ops.merchants')}
      columns={COLUMNS.map((key) => ({
        ...{ key, label: text(`ops.merchants.${key}`) },
        ...(key === 'owed' && { align: 'end' as const }),
      }))}
      rows={merchants.pages.list.map((merchant) => ({
        id: merchant.id,
        cells: {
          merchant: <Name merchant={merchant} />,
          owed: <NumberText points={merchant.owed} locale={locale} />,
          state: <StateAndActs merchant={merchant} merchants={merchants} onSettle={onSettle} />,
        },
      }))}
    />
  );
});

/** Who may ask for points, in its states. */
export const MerchantTable = observer(function MerchantTable(props: MerchantTableProps) {
  const text = useText();
  const { pages } = props.merchants;
  const { list, status } = pages;
  const again = <Button onClick={() => pages.retry()}>{text('ops.retry')}</Button>;
  if (status === 'failed' && list.length === 0)
    return <ErrorState title={text('ops.failed')} text={text('ops.failed.text')} action={again} />;
  if (pages.isEmpty) return <EmptyState drawing="search" title={text('ops.merchants.empty')} />;
  if (list.length === 0) return <Skeleton />;
  return (
    <Stack gap="md">
      <Rows {...props} />
      {status === 'failed' && again}
      {(status === 'ready' || status === 'loading') && (
        <Button loading={status === 'loading'} onClick={() => pages.more()}>
          {text('ops.merchants.more')}
        </Button>
      )}
    </Stack>
  );
});
