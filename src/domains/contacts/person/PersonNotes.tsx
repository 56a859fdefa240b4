import { EditIcon, Icon } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';
import { useNotes } from './useNotes.ts';

interface PersonNotesProps {
  id: string;
  /** The sheet that changes them is open. */
  isEditing: boolean;
  onEdit: () => void;
}

/** What I noted about somebody, which nobody else sees; nothing where I noted nothing. */
export function PersonNotes({ id, isEditing, onEdit }: PersonNotesProps) {
  const text = useText();
  const notes = useNotes(id, isEditing);
  if (notes === '') return null;
  return (
    <button
      type="button"
      aria-label={text('person.notes', { notes })}
      onClick={onEdit}
      className="relative flex items-start gap-1.5 self-start rounded-sm text-start text-footnote leading-snug text-secondary after:absolute after:-inset-x-2 after:-inset-y-3"
    >
      <Icon of={EditIcon} size="sm" />
      <span className="line-clamp-2 min-w-0 break-words">{notes}</span>
    </button>
  );
}
