import type { Readable } from 'node:stream';
import { ApiError, required } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import type { Handling } from '../../infra/objects/object-store.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { keyOf } from './beside.ts';
import { lookInto } from './looking-into.ts';
import { findUpload, markUploaded } from './media.repository.ts';
import { wholeOf } from './parts.ts';
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
export const createReceiving = ({ objects, quota }: Pick<Infra, 'objects'> & { quota: UploadQuota }) => {
  /** Undefined for a repeat of what is there: nothing of it is looked at. */
  const receiveOnce = async (tenant: Tenant, { form, file }: SignedFile, handling?: Handling) =>
    objects.receive(tenant.brand.id, form, file, handling).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'api.data_exists') throw error;
      file.resume();
    });

  const receiveWhole = async (
    tenant: Tenant,
    filePath: string,
    signed: SignedFile,
  ): Promise<ReceivedFile> => {
    const { finish, facts } = lookInto(keyOf(tenant, filePath));
    const received = await receiveOnce(tenant, signed, {
      finish,
      note: ({ contentType, size }) =>
        markUploaded(tenant.db, filePath, { contentType, size, facts: facts() }),
    });
    const { size } = received ?? (await findUpload(tenant.db, filePath)) ?? {};
    return { file_path: filePath, size: required(size, 'api.invalid_data') };
  };

  return {
    /**
     * Keeps a file once it has been looked into, or a part of one as it is. A repeat, as after a lost response, returns what the
     * first one left.
     * @throws api.forbidden, api.invalid_data, api.too_frequent, api.unavailable, see `Objects.receive`
     */
    receive: async (tenant: Tenant, signed: SignedFile): Promise<ReceivedFile> => {
      const prefix = `${tenant.brand.id}/`;
      const { key = '' } = signed.form;
      const path = key.startsWith(prefix) ? key.slice(prefix.length) : '';
      const whole = wholeOf(path);
      const upload = required(await findUpload(tenant.db, whole ?? path), 'api.forbidden');
      await quota.requireRoom();
      await quota.countBytes(tenant, upload.user_id, signed.bytes);
      if (whole === undefined) return receiveWhole(tenant, path, signed);
      const received = (await receiveOnce(tenant, signed)) ?? (await objects.get(key));
      return { file_path: whole, size: required(received?.size, 'api.invalid_data') };
    },
  };
};
