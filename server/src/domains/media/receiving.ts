import type { Readable } from 'node:stream';
import { ApiError, demand } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import type { FinishFile } from '../../infra/objects/object-store.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { findUpload, noteArrival } from './media.repository.ts';
import { redrawPicture } from './redraw-picture.ts';
import type { UploadQuota } from './upload-quota.ts';

export interface ReceivedFile {
  file_path: string;
  size: number;
}

export interface FormPost {
  form: Record<string, string>;
  file: Readable;
  /** Of the whole post, as its sender says. */
  bytes: number;
}

const redrawPictures: FinishFile = async (draft, contentType) => {
  if (contentType.startsWith('image/')) await redrawPicture(draft, contentType);
};

/** Takes signed form posts. */
export const createReceiving = ({ objects, quota }: Pick<Infra, 'objects'> & { quota: UploadQuota }) => ({
  /**
   * Keeps the file of a post. A repeat, as after a lost response, returns what the first one left.
   * @throws api.forbidden, api.invalid_data, api.too_frequent, api.unavailable, see `LocalObjectStore.receive`
   */
  receive: async (tenant: Tenant, { form, file, bytes }: FormPost): Promise<ReceivedFile> => {
    const prefix = `${tenant.brand.id}/`;
    const filePath = form['key']?.startsWith(prefix) ? form['key'].slice(prefix.length) : '';
    const upload = demand(await findUpload(tenant.db, filePath), 'api.forbidden');
    await quota.demandRoom();
    await quota.countBytes(tenant, upload.user_id, bytes);
    const received = await objects
      .receive(tenant.brand.id, form, file, redrawPictures)
      .catch(async (error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'api.data_exists') throw error;
        file.resume();
        const first = await findUpload(tenant.db, filePath);
        return { contentType: null, size: demand(first?.size, 'api.invalid_data') };
      });
    const { contentType, size } = received;
    if (contentType !== null) await noteArrival(tenant.db, filePath, { contentType, size });
    return { file_path: filePath, size };
  },
});
