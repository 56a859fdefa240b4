import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { OverlayProps } from '../../../lib/domains/domain-module.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { lazily } from '../../../lib/lazily.tsx';
import { OverPage } from '../../../lib/OverPage.tsx';
import { PageFailure } from '../../../lib/PageFailure.tsx';
import { useStores } from '../../../lib/stores/stores.ts';
import { PersonSkeletons } from '../components/PersonSkeletons.tsx';
import { PersonSearch } from '../person-search.store.ts';
import { usePeople } from '../usePeople.ts';
import { AddFriend, type AddStep } from './AddFriend.tsx';
import type { ScanPersonProps } from './ScanPerson.tsx';

const failed = (retry: () => void) => <PageFailure retry={retry} />;
const OwnCode = lazily(() => import('./OwnCode.tsx'), 'OwnCode', { failed });
const ScanPerson = lazily<'ScanPerson', ScanPersonProps>(() => import('./ScanPerson.tsx'), 'ScanPerson', {
  failed,
});

/** Where one finds people; `of`: the way that is open at once, if any. */
export const AddOverlay = observer(function AddOverlay({ of, open, onClose }: OverlayProps) {
  const text = useText();
  const { http } = useStores();
  const people = usePeople();
  const [search] = useState(() => new PersonSearch(http, { alsoByCode: true }));
  const first = of === 'scan' || of === 'code' ? of : undefined;
  const [step, setStep] = useState<AddStep | undefined>(first);
  const close = () => {
    setStep(first);
    onClose();
  };
  const lookFor = (code: string) => {
    setStep(undefined);
    search.type(code);
  };
  const above = step && {
    title: text(step === 'scan' ? 'friends.scan' : 'friends.code'),
    content: step === 'scan' ? <ScanPerson onClose={close} onInvite={lookFor} /> : <OwnCode />,
    onBack: () => (step === first ? close() : setStep(undefined)),
  };
  return (
    <OverPage title={text('friends.add')} open={open} onClose={close} above={above}>
      {people.status === 'ready' ? (
        <AddFriend people={people.value} search={search} onStep={setStep} />
      ) : people.status === 'failed' ? (
        <PageFailure retry={people.retry} />
      ) : (
        <PersonSkeletons label={text('contacts.loading')} />
      )}
    </OverPage>
  );
});
