import type { OpsSetting } from '@livery/contract';
import { findAudit, insertAudit } from '../../../infra/audit/audit.repository.ts';
import { ApiError, required } from '../../../infra/errors.ts';
import { findStoredSetting, holdSetting, storeSetting } from '../../../infra/settings/settings.repository.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { SettingForm } from './form.ts';
import { SETTING_FORMS, settingForm } from './forms.ts';
import { parseSetting } from './parsing.ts';
import { valueAt, withValues } from './places.ts';

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
      if (field.locked) return [name, form.unlessSet[name]];
      const { value } = parseSetting({ ...form, fields: [field] }, { [name]: valueAt(form, stored, name) });
      return [name, value[name] ?? form.unlessSet[name]];
    }),
  );

export interface SettingsParts {
  /** What the server's configuration says of fields that nobody has set, by key. */
  unlessSet?: Readonly<Record<string, SettingForm['unlessSet']>>;
  /** Once a setting is changed, by key: what of it is told at once. */
  told?: Readonly<Record<string, (tenant: Tenant) => Promise<void>>>;
}
type Held = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What a change took away, of the fields that it changed alone. @throws api.invalid_data (field → `changed`) where one is not as it left it */
const takenBack = ({ before, after }: { before: Held; after: Held }, now: Held): Held => {
  const names = Object.keys(before).filter((name) => !isSame(before[name], after[name]));
  const since = names.filter((name) => !isSame(after[name], now[name]));
  if (since.length > 0)
    throw new ApiError('api.invalid_data', Object.fromEntries(since.map((name) => [name, 'changed'])));
  return Object.fromEntries(names.map((name) => [name, before[name]]));
};

/** The settings of a brand: what may stand in each, its changes, and taking one back. */
export const createOpsSettings = ({ unlessSet = {}, told = {} }: SettingsParts = {}) => {
  /** @throws api.not_found */
  const formOf = ({ brand }: Pick<Tenant, 'brand'>, key: string): SettingForm =>
    required(settingForm(key, brand, unlessSet[key]), 'api.not_found');
  const read = async (tenant: Tenant, key: string): Promise<OpsSetting> => {
    const form = formOf(tenant, key);
    const stored = await findStoredSetting(tenant.db, key);
    return {
      key,
      fields: [...form.fields],
      value: heldOf(form, stored?.value ?? {}),
      update_at: stored?.update_at.toISOString() ?? null,
    };
  };

  /**
   * `given` may follow from what holds, which nobody else changes meanwhile.
   * @throws api.not_found, api.validation (field → reason), api.invalid_data for a change that changes nothing, unless it `mayStay`
   */
  const change = async (
    tenant: Tenant,
    key: string,
    given: Held | ((held: Held) => Held),
    by: OpsBy,
    { mayStay = false }: { mayStay?: boolean } = {},
  ): Promise<OpsSetting> => {
    const form = formOf(tenant, key);
    await tenant.db.transaction().execute(async (trx) => {
      const stored = await holdSetting(trx, key);
      const before = heldOf(form, stored);
      const { value, wrong } = parseSetting(form, typeof given === 'function' ? given(before) : given);
      if (Object.keys(wrong).length > 0) throw new ApiError('api.validation', wrong);
      const after = { ...before, ...value };
      if (isSame(before, after) && mayStay) return;
      if (isSame(before, after)) throw new ApiError('api.invalid_data');
      const clashes = form.clashes?.(after, value) ?? [];
      if (clashes.length > 0)
        throw new ApiError('api.validation', Object.fromEntries(clashes.map((name) => [name, 'clash'])));
      await storeSetting(trx, key, withValues(form, stored, value));
      await insertAudit(trx, { ...by, action: 'settings.change', target: targetOf(key), before, after });
    });
    await told[key]?.(tenant);
    return read(tenant, key);
  };

  return {
    list: (tenant: Tenant): Promise<OpsSetting[]> =>
      Promise.all(Object.keys(SETTING_FORMS).map((key) => read(tenant, key))),
    read,
    change,
    /**
     * Puts back what a change took away; what others have changed since stays.
     * @throws api.not_found for a row that tells of no change of this setting, api.invalid_data (field → `changed`) where they changed the same
     */
    undo: async (tenant: Tenant, key: string, seq: number, by: OpsBy): Promise<OpsSetting> => {
      formOf(tenant, key);
      const row = await findAudit(tenant.db, seq);
      const isOfIt = row?.action === 'settings.change' && row.target === targetOf(key);
      const told = required(isOfIt && row, 'api.not_found') as { before: Held; after: Held };
      return change(tenant, key, (now) => takenBack(told, now), by);
    },
  };
};

export type OpsSettings = ReturnType<typeof createOpsSettings>;
