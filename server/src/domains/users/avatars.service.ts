import { newId } from '../../infra/ids.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { MediaService } from '../media/media.service.ts';
import { type AvatarFiles, drawAvatar } from './avatar.ts';
import { findById, type UserRow, updateUser } from './users.repository.ts';

type Avatar = Pick<UserRow, 'avatar' | 'avatar_thumbnail'>;

export interface AvatarsService {
  /** Paths under `<brand>/public/`; the former files go. @throws see `drawAvatar` */
  replace(tenant: Tenant, caller: Caller, sent: Buffer): Promise<Avatar>;
  /** Removes the files of a closed account. */
  erase(tenant: Tenant, userId: string): Promise<void>;
}

/** Demo people share pictures that were not uploaded by them: only one's own folder is ever cleared. */
const folderOf = (userId: string) => `avatars/${userId}/`;

export const createAvatars = ({ media }: { media: MediaService }): AvatarsService => {
  const remove = async (tenant: Tenant, userId: string, { avatar, avatar_thumbnail }: Avatar) => {
    const own = [avatar, avatar_thumbnail].filter((path) => path.startsWith(folderOf(userId)));
    for (const path of own) await media.removePublic(tenant, path);
  };
  const store = async (tenant: Tenant, userId: string, { picture, thumbnail }: AvatarFiles) => {
    const name = `${folderOf(userId)}${newId()}`;
    const paths = { avatar: `${name}.webp`, avatar_thumbnail: `${name}-small.webp` };
    await media.putPublic(tenant, paths.avatar, picture);
    await media.putPublic(tenant, paths.avatar_thumbnail, thumbnail);
    return paths;
  };
  return {
    replace: async (tenant, { userId }, sent) => {
      const former = await findById(tenant.db, userId);
      const paths = await store(tenant, userId, await drawAvatar(sent));
      await updateUser(tenant.db, userId, paths);
      // The new one is shown, whatever becomes of the former.
      if (former) await remove(tenant, userId, former).catch(() => undefined);
      return paths;
    },
    erase: async (tenant, userId) => {
      const user = await findById(tenant.db, userId);
      if (user) await remove(tenant, userId, user);
    },
  };
};
