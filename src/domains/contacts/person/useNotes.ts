import { useEffect, useState } from 'react';
import { useStores } from '../../../lib/stores/stores.ts';

/** What I noted about somebody, read anew when `isEditing` is over; '' until it has come. */
export const useNotes = (id: string, isEditing: boolean): string => {
  const { http } = useStores();
  const [notes, setNotes] = useState('');
  useEffect(() => {
    if (isEditing) return;
    let isWanted = true;
    const read = http.call('GET /api/v1/users/memo/:id', { params: { id }, background: true });
    read.then(
      ({ description }) => isWanted && setNotes(description),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [http, id, isEditing]);
  return notes;
};
