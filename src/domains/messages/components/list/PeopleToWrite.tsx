import { lazily } from '../../../../lib/lazily.tsx';
import type { SuggestedPeopleProps } from '../../../contacts/later.ts';
import { useOpenDirect } from './useOpenDirect.ts';

/** Only a newcomer needs it; nobody misses it where it did not come. */
const SuggestedPeople = lazily<'SuggestedPeople', SuggestedPeopleProps>(
  () => import('../../../contacts/later.ts'),
  'SuggestedPeople',
  { domain: 'contacts', failed: () => null },
);

/** For somebody new: people to add, or to write to by a tap. */
export function PeopleToWrite() {
  return <SuggestedPeople onChoose={useOpenDirect()} />;
}
