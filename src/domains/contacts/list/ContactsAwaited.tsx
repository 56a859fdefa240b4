import { useText } from '../../../lib/intl/useText.ts';
import { PersonSkeletons } from '../components/PersonSkeletons.tsx';

/** Contacts on their way. */
export function ContactsAwaited() {
  const text = useText();
  return <PersonSkeletons label={text('contacts.loading')} />;
}
