import { observer } from 'mobx-react-lite';
import type { OverlayProps } from '../../../lib/domains/domain-module.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { OverPage } from '../../../lib/OverPage.tsx';
import { PageFailure } from '../../../lib/PageFailure.tsx';
import { PersonSkeletons } from '../components/PersonSkeletons.tsx';
import { usePeople } from '../usePeople.ts';
import { Blacklist } from './Blacklist.tsx';

/** Whom one has blocked, over any page. */
export const BlacklistOverlay = observer(function BlacklistOverlay({ open, onClose }: OverlayProps) {
  const text = useText();
  const people = usePeople();
  return (
    <OverPage title={text('blacklist.title')} open={open} onClose={onClose}>
      {people.status === 'ready' ? (
        <Blacklist blocks={people.value.blocks} />
      ) : people.status === 'failed' ? (
        <PageFailure retry={people.retry} />
      ) : (
        <PersonSkeletons label={text('contacts.loading')} />
      )}
    </OverPage>
  );
});
