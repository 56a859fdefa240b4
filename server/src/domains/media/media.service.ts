import type { Readable } from 'node:stream';
import { ApiError } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import { withoutBrand } from '../../infra/objects/keys.ts';
import type { StoredObject } from '../../infra/objects/object-store.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { createChatFiles } from './chat-files.ts';
import { noteArrival } from './media.repository.ts';
import { createPublicFiles } from './public-files.ts';

export type { ChatUpload } from './chat-files.ts';
export type MediaService = ReturnType<typeof createMediaService>;

/** Objects as the domains use them. Paths (`file_path`) are keys without the brand. */
export const createMediaService = ({ objects }: Pick<Infra, 'objects'>) => ({
  ...createChatFiles({ objects }),
  ...createPublicFiles({ objects }),

  /** @throws api.forbidden unless this brand signed the address and it has not expired */
  openSigned: async (
    tenant: Tenant,
    path: string,
    query: { e?: unknown; s?: unknown },
  ): Promise<StoredObject | undefined> => {
    if (!objects.verifyUrl(tenant.brand.id, path, query)) throw new ApiError('api.forbidden');
    return objects.get(`${tenant.brand.id}/${path}`);
  },

  /** Takes a signed form post. @throws see `LocalObjectStore.receive` */
  receive: async (
    tenant: Tenant,
    form: Record<string, string>,
    file: Readable,
  ): Promise<{ file_path: string; size: number }> => {
    const { key, size, contentType } = await objects.receive(tenant.brand.id, form, file);
    const filePath = withoutBrand(key);
    await noteArrival(tenant.db, filePath, { contentType, size });
    return { file_path: filePath, size };
  },
});
