import type { OpsSetting } from '@livery/contract';
import { findAudit, insertAudit } from '../../../infra/audit/audit.repository.ts';
import { ApiError, required } from '../../../infra/errors.ts';
import { findStoredSetting, holdSetting, storeSetting } from '../../../infra/settings/settings.repository.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { parseSetting, SETTING_FORMS, type SettingForm, valueAt, withValues } from './fields.ts';

/** Who changes something, from where, and why. */
export interface OpsBy {
  operator: string;
  address: string;
  reason: string;
}

const targetOf = (key: string): string => `settings.${key}`;

/** What holds: as stored, or what holds unless it is set; of the fields of the form alone. */
const heldOf = (form: SettingForm, stored: Record<string, unknown>) =>
  Object.fromEntries(
    form.fields.map((field) => {
      const { name } = field;
      const { value } = parseSetting({ ...form, fields: [field] }, { [name]: valueAt(form, stored, name) });
      return [name, value[name] ?? form.unlessSet[name]];
    }),
  );

/** What the server's configuration says of fields that nobody has set, by key. */
export type UnlessSet = Readonly<Record<string, SettingForm['unlessSet']>>;

/** The settings of a brand: what may stand in each, its changes, and taking one back. */
export const createOpsSettings = (unlessSet: UnlessSet = {}) => {
  /** @throws api.not_found */
  const formOf = (key: string): SettingForm => {
    const form = required(Object.hasOwn(SETTING_FORMS, key) && SETTING_FORMS[key], 'api.not_found');
    return { ...form, unlessSet: { ...form.unlessSet, ...unlessSet[key] } };
  };
  const read = async ({ db }: Tenant, key: string): Promise<OpsSetting> => {
    const form = formOf(key);
    const stored = await findStoredSetting(db, key);
    return {
      key,
      fields: [...form.fields],
      value: heldOf(form, stored?.value ?? {}),
      update_at: stored?.update_at.toISOString() ?? null,
    };
  };

  /** @throws api.not_found, api.validation (field → reason), api.invalid_data for a change that changes nothing */
  const change = async (
    tenant: Tenant,
    key: string,
    given: Record<string, unknown>,
    by: OpsBy,
  ): Promise<OpsSetting> => {
    const form = formOf(key);
    const { value, wrong } = parseSetting(form, given);
    if (Object.keys(wrong).length > 0) throw new ApiError('api.validation', wrong);
    await tenant.db.transaction().execute(async (trx) => {
      const stored = await holdSetting(trx, key);
      const before = heldOf(form, stored);
      const after = { ...before, ...value };
      if (JSON.stringify(before) === JSON.stringify(after)) throw new ApiError('api.invalid_data');
      const clashes = form.clashes?.(after) ?? [];
      if (clashes.length > 0)
        throw new ApiError('api.validation', Object.fromEntries(clashes.map((name) => [name, 'clash'])));
      await storeSetting(trx, key, withValues(form, stored, value));
      await insertAudit(trx, { ...by, action: 'settings.change', target: targetOf(key), before, after });
    });
    return read(tenant, key);
  };

  return {
    list: (tenant: Tenant): Promise<OpsSetting[]> =>
      Promise.all(Object.keys(SETTING_FORMS).map((key) => read(tenant, key))),
    change,
    /** @throws api.not_found for a row that tells of no change of this setting */
    undo: async (tenant: Tenant, key: string, seq: number, by: OpsBy): Promise<OpsSetting> => {
      formOf(key);
      const row = await findAudit(tenant.db, seq);
      const isOfIt = row?.action === 'settings.change' && row.target === targetOf(key);
      const { before } = required(isOfIt && row, 'api.not_found');
      return change(tenant, key, before as Record<string, unknown>, by);
    },
  };
};
