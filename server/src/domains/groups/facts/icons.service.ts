import { LIMITS } from '@livery/contract';
import { required } from '../../../infra/errors.ts';
import { newId } from '../../../infra/ids.ts';
import { publicUrl } from '../../../infra/objects/keys.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { MediaService } from '../../media/media.service.ts';
import { drawSquares } from '../../media/square-pictures.ts';
import type { GroupEvents } from '../group-events.ts';
import { authoriseCall, changeGroup } from '../memberships.ts';
import type { PostNotice } from '../notices.ts';
import { findFacts, updateFacts } from './facts.repository.ts';

interface Dependencies {
  events: Pick<GroupEvents, 'changed'>;
  media: Pick<MediaService, 'putPublic' | 'removePublic'>;
  postNotice: PostNotice;
}

const CALL = 'POST /api/v1/groups/:id/icon';

/** Demo groups may show pictures that were not uploaded for them: only a group’s own folder is ever cleared. */
const folderOf = (id: string) => `groups/${id}/`;

/** Pictures of groups. */
export const createIcons = ({ events, media, postNotice }: Dependencies) => {
  /** The former picture of the group. */
  const exchange = (tenant: Tenant, caller: Caller, id: string, icon: string): Promise<string> =>
    changeGroup(tenant, caller, { id, call: CALL }, async ({ tenant: { db } }) => {
      const former = required(await findFacts(db, id), 'api.not_found').icon;
      await updateFacts(db, id, { icon });
      return former;
    });

  const removeIcon = async (tenant: Tenant, id: string, path: string): Promise<void> => {
    if (path.startsWith(folderOf(id))) await media.removePublic(tenant, path);
  };

  const announce = async (tenant: Tenant, { userId }: Caller, id: string, icon: string): Promise<void> => {
    events.changed(tenant, id, { icon });
    await postNotice(tenant, { groupId: id, userId, type: 'group_icon', cid: newId() });
  };

  return {
    removeIcon,

    /** @throws api.forbidden, api.not_found, api.unsupported_type, api.validation, api.unavailable */
    replaceIcon: async (
      tenant: Tenant,
      caller: Caller,
      id: string,
      sent: Buffer,
    ): Promise<{ icon: string }> => {
      await authoriseCall(tenant, caller, id, CALL);
      const side = LIMITS.groupIconPixels;
      const [picture] = await drawSquares(sent, ({ width, height }) => width === height && width >= side, [
        side,
      ]);
      const path = `${folderOf(id)}${newId()}.webp`;
      await media.putPublic(tenant, path, required(picture, 'api.unsupported_type'));
      const former = await exchange(tenant, caller, id, path).catch(async (error: unknown) => {
        await media.removePublic(tenant, path);
        throw error;
      });
      const icon = publicUrl(path);
      // It is shown, whatever becomes of the former one and of the news.
      await removeIcon(tenant, id, former).catch(() => undefined);
      await announce(tenant, caller, id, icon).catch(() => undefined);
      return { icon };
    },
  };
};

export type Icons = ReturnType<typeof createIcons>;
