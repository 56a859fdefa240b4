import type { Readable } from 'node:stream';
import { ApiError, required } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { examine } from './examining/examine.ts';
import type { FileFacts } from './examining/facts.ts';
import { findUpload, markUploaded } from './media.repository.ts';
import type { UploadQuota } from './upload-quota.ts';

export interface ReceivedFile {
  file_path: string;
  size: number;
}

/** A file with its signed permission: the fields of a form post, or the query of an address to put it to. */
export interface SignedFile {
  form: Record<string, string>;
  file: Readable;
  /** Length of the whole body, as its sender declares it. */
  bytes: number;
}

/** Takes files that signed addresses allow. */
export const createReceiving = ({ objects, quota }: Pick<Infra, 'objects'> & { quota: UploadQuota }) => ({
  /**
   * Keeps a file once it has been looked into. A repeat, as after a lost response, returns what the first one left.
   * @throws api.forbidden, api.invalid_data, api.too_frequent, api.unavailable, see `LocalObjectStore.receive`
   */
  receive: async (tenant: Tenant, { form, file, bytes }: SignedFile): Promise<ReceivedFile> => {
    const prefix = `${tenant.brand.id}/`;
    const filePath = form['key']?.startsWith(prefix) ? form['key'].slice(prefix.length) : '';
    const upload = required(await findUpload(tenant.db, filePath), 'api.forbidden');
    await quota.requireRoom();
    await quota.countBytes(tenant, upload.user_id, bytes);
    let facts: FileFacts = {};
    const received = await objects
      .receive(tenant.brand.id, form, file, async (draft, type) => {
        facts = await examine(draft, type);
      })
      .catch(async (error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'api.data_exists') throw error;
        file.resume();
        const first = await findUpload(tenant.db, filePath);
        return { contentType: null, size: required(first?.size, 'api.invalid_data') };
      });
    const { contentType, size } = received;
    if (contentType !== null) await markUploaded(tenant.db, filePath, { contentType, size, facts });
    return { file_path: filePath, size };
  },
});
