import { Button, Inline, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import {
  CardEditor,
  CardPreview,
  CardTable,
  OpsDiscoverCards,
  useOps,
} from '../../../domains/operators/index.ts';
import { useText } from '../../../lib/intl/useText.ts';

/** The cards of the page to discover things. */
export const Discover = observer(function Discover() {
  const text = useText();
  const { http } = useOps();
  const [cards] = useState(() => new OpsDiscoverCards(http));
  useEffect(() => void cards.load(), [cards]);
  const { form, list } = cards;
  const done = () => {
    cards.close();
    void cards.load();
  };
  if (form) return <CardEditor form={form} onDone={done} onClose={() => cards.close()} />;
  const shown = list.filter(({ state }) => state === 'shown');
  return (
    <Stack gap="md">
      <Inline>
        <Button tone="primary" size="sm" onClick={() => cards.edit()}>
          {text('ops.discover.new')}
        </Button>
      </Inline>
      <CardTable cards={cards} />
      {shown.length > 0 && <CardPreview cards={shown} />}
    </Stack>
  );
});
