import type { MerchantCode } from '@livery/contract';
import { MerchantCode as schema } from '@livery/contract/calls';
import { canonical } from '../../../infra/canonical.ts';
import { isSignedBy } from '../../../infra/ed25519.ts';
import { isFitEndpoint } from '../../../infra/push/public-post.ts';
import { isPlainLine } from '../../ledger/operations.ts';

/** What a merchant signs: the brand too, or its order could be paid in another. */
export const merchantText = (brand: string, { sign: _, ...fields }: MerchantCode): string =>
  `point ${brand}\n${canonical(fields)}`;

/** Undefined for what is no order of a merchant. */
export const parseMerchantCode = async (
  text: string,
  isProduction: boolean,
): Promise<MerchantCode | undefined> => {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { Check } = await import('../../../infra/checks.ts');
  if (!Check(schema, said)) return undefined;
  const { amount, expire_at, notify_url, remark, orderId, merchant_id, merchant_order_id } = said;
  const isSound =
    Number.isSafeInteger(amount) &&
    amount > 0 &&
    !Number.isNaN(Date.parse(expire_at)) &&
    [remark, orderId, merchant_id, merchant_order_id, notify_url].every(isPlainLine) &&
    isFitEndpoint(notify_url, isProduction);
  return isSound ? said : undefined;
};

export const isSignedByMerchant = (publicKey: string, brand: string, code: MerchantCode): boolean =>
  isSignedBy(publicKey, merchantText(brand, code), code.sign);
