import type { Infra } from '../../infra/infra.ts';
import { publicKey } from '../../infra/objects/keys.ts';
import type { StoredObject } from '../../infra/objects/object-store.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { UploadQuota } from './upload-quota.ts';

/** Files that anyone may read, such as avatars: objects under `<brand>/public/`, named by their path there. */
export const createPublicFiles = ({ objects, quota }: Pick<Infra, 'objects'> & { quota: UploadQuota }) => ({
  /** Keeps an object that anyone may read, by its path under `<brand>/public/`. @throws api.unavailable */
  putPublic: async (tenant: Tenant, path: string, body: Buffer): Promise<void> => {
    await quota.requireRoom();
    await objects.put(publicKey(tenant.brand.id, path), body);
  },

  removePublic: (tenant: Tenant, path: string): Promise<void> =>
    objects.remove(publicKey(tenant.brand.id, path)),

  /** An object under `<brand>/public/`. */
  openPublic: (tenant: Tenant, path: string): Promise<StoredObject | undefined> =>
    objects.get(publicKey(tenant.brand.id, path)),
});
