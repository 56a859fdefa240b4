import { Type } from 'typebox';
import type { Infra } from '../../infra/infra.ts';
import { defineJob, type Job } from '../../infra/jobs/job.ts';
import { publicKey } from '../../infra/objects/keys.ts';
import type { StoredObject } from '../../infra/objects/object-store.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { UploadQuota } from './upload-quota.ts';

interface Parts extends Pick<Infra, 'jobs' | 'objects'> {
  quota: Pick<UploadQuota, 'requireRoom'>;
}

/** Work of the queue: nobody reads a public file any more. */
export const REMOVE_PUBLIC = {
  name: 'media.remove-public',
  payload: Type.Object({ path: Type.String() }),
} as const;

/** Files that anyone may read, such as avatars: objects under `<brand>/public/`, named by their path there. */
export const createPublicFiles = ({ jobs, objects, quota }: Parts) => {
  const remove = ({ brand }: Pick<Tenant, 'brand'>, path: string): Promise<void> =>
    objects.remove(publicKey(brand.id, path));

  return {
    /** Keeps an object that anyone may read, by its path under `<brand>/public/`. @throws api.unavailable */
    putPublic: async (tenant: Tenant, path: string, body: Buffer): Promise<void> => {
      await quota.requireRoom();
      await objects.put(publicKey(tenant.brand.id, path), body);
    },

    /** Nobody reads it any more; what cannot be removed now, a job removes. Rejects where not even that can be noted. */
    removePublic: (tenant: Tenant, path: string): Promise<void> =>
      remove(tenant, path).catch(() => jobs.enqueue(tenant.db, tenant.brand.id, REMOVE_PUBLIC, { path })),

    /** What `removePublic` could not remove. */
    removalJob: defineJob({ ...REMOVE_PUBLIC, run: (tenant, { path }) => remove(tenant, path) }) as Job,

    /** An object under `<brand>/public/`. */
    openPublic: (tenant: Tenant, path: string): Promise<StoredObject | undefined> =>
      objects.get(publicKey(tenant.brand.id, path)),
  };
};
