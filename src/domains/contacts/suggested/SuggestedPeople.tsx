import type { Person } from '@livery/contract';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { PersonSkeletons } from '../components/PersonSkeletons.tsx';
import { usePeople } from '../usePeople.ts';
import { SuggestedList } from './SuggestedList.tsx';
import { useSuggested } from './useSuggested.ts';

export interface SuggestedPeopleProps {
  onChoose: (person: Person) => void;
}

/** People whom somebody new may know, under what says that nobody is there yet: nothing where there is none. */
export const SuggestedPeople = observer(function SuggestedPeople({ onChoose }: SuggestedPeopleProps) {
  const text = useText();
  const known = usePeople();
  const people = useSuggested();
  if (known.status === 'failed' || people?.length === 0) return null;
  if (known.status === 'loading' || people === undefined)
    return <PersonSkeletons label={text('contacts.loading')} />;
  return <SuggestedList people={people} contacts={known.value.contacts} onChoose={onChoose} />;
});
