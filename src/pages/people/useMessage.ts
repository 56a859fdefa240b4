import { useNavigate } from '../../lib/router/useNavigate.ts';
import { useStores } from '../../lib/stores/stores.ts';

/** Opens the conversation with somebody; rejects when the server refuses. */
export const useMessage = () => {
  const { domains } = useStores();
  const navigate = useNavigate();
  return async (id: string): Promise<void> => {
    const { groups } = await domains.store('messages').load();
    navigate(`/room/${(await groups.openDirect(id)).id}`);
  };
};
